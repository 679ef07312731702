import type * as v from 'valibot';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** The parts of valibot's schemas and pipe steps that are used here. */
interface Part {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly requirement?: unknown;
  readonly description?: string;
  readonly entries?: { readonly [key: string]: Part };
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly options?: readonly unknown[];
  readonly key?: Part;
  readonly value?: Part;
  readonly literal?: unknown;
  readonly default?: unknown;
}

/** The name of a schema that is defined once and referenced; undefined for one that is written inline. */
export type NameOf = (schema: v.GenericSchema) => string | undefined;

/**
 * A valibot schema as JSON Schema 2020-12. It describes the input, so validations after a transformation are left out. Throws
 * for schemas it does not know, so that nothing is described wrongly. docs/decisions/0002-dependencies.md compares a library.
 */
export function jsonSchemaOf(schema: v.GenericSchema, nameOf: NameOf = () => undefined): JsonSchema {
  return write(schema, nameOf);
}

function write(part: Part, nameOf: NameOf): JsonSchema {
  const name = nameOf(part as unknown as v.GenericSchema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return part.pipe ? writePipe(part.pipe, nameOf) : body(part, nameOf);
}

/** The definition of a named schema. */
export function definitionOf(schema: v.GenericSchema, nameOf: NameOf): JsonSchema {
  const part: Part = schema;
  return part.pipe ? writePipe(part.pipe, nameOf) : body(part, nameOf);
}

function writePipe([first, ...steps]: readonly Part[], nameOf: NameOf): JsonSchema {
  if (!first) throw new Error('an empty pipe');
  let schema = write(first, nameOf);
  let transformed = false;
  for (const step of steps) {
    if (step.kind === 'metadata') schema = { ...schema, ...metadata(step) };
    // Validations after a transformation do not apply to what is sent.
    transformed ||= step.kind === 'transformation';
    if (!transformed && step.kind === 'validation') schema = { ...schema, ...validation(step, schema) };
  }
  return schema;
}

function body(part: Part, nameOf: NameOf): JsonSchema {
  const inner = (each: Part | undefined) => {
    if (!each) throw new Error(`${part.type} without what it is made of`);
    return write(each, nameOf);
  };
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type: part.type };
    case 'unknown':
      return {};
    case 'literal':
      return { const: part.literal };
    case 'picklist':
      return { enum: part.options };
    case 'array':
      return { type: 'array', items: inner(part.item) };
    case 'tuple':
    case 'strict_tuple': {
      const items = (part.items ?? []).map(inner);
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    case 'record':
      return { type: 'object', additionalProperties: inner(part.value) };
    case 'union':
    case 'variant':
      return { anyOf: (part.options as readonly Part[]).map(inner) };
    case 'nullable':
      return { anyOf: [inner(part.wrapped), { type: 'null' }] };
    case 'optional':
    case 'exact_optional': {
      const { default: usual } = part;
      return { ...inner(part.wrapped), ...(usual === undefined ? {} : { default: usual }) };
    }
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectOf(part, inner);
    default:
      throw new Error(`src/server/http/api/json-schema.ts does not know valibot's "${part.type}" yet`);
  }
}

function objectOf({ type, entries = {} }: Part, inner: (part: Part) => JsonSchema): JsonSchema {
  const fields = Object.entries(entries);
  const required = fields.flatMap(([key, field]) => (isOptional(field) ? [] : [key]));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([key, field]) => [key, inner(field)])),
    ...(required.length > 0 ? { required } : {}),
    ...(type === 'strict_object' ? { additionalProperties: false } : {}),
  };
}

function isOptional({ type }: Part): boolean {
  return type === 'optional' || type === 'exact_optional';
}

function metadata({ type, description }: Part): JsonSchema {
  return type === 'description' ? { description } : {};
}

function validation({ type, requirement }: Part, { type: of }: JsonSchema): JsonSchema {
  switch (type) {
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'min_length':
      return of === 'array' ? { minItems: requirement } : { minLength: requirement };
    case 'max_length':
      return of === 'array' ? { maxItems: requirement } : { maxLength: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'check':
      // Cannot be expressed; descriptions say it.
      return {};
    default:
      throw new Error(`src/server/http/api/json-schema.ts does not know valibot's "${type}" yet`);
  }
}
