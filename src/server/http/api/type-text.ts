import type { JsonSchema } from './json-schema.ts';

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** Text in which backquotes mark code, as HTML. */
export function inline(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** A type in one line, in a TypeScript-like notation; named types are links. */
export function typeOf(schema: JsonSchema): string {
  const {
    $ref,
    const: only,
    enum: some,
    anyOf,
    allOf,
    type,
    items,
    prefixItems,
    additionalProperties,
  } = schema;
  if (typeof $ref === 'string') return link($ref);
  if (only !== undefined) return code(only);
  if (Array.isArray(some)) return some.map(code).join(' or ');
  if (isList(anyOf)) return anyOf.map(typeOf).join(' or ');
  if (isList(allOf)) return allOf.map(typeOf).join(' with ');
  if (isList(prefixItems)) return `[${prefixItems.map(typeOf).join(', ')}]`;
  if (type === 'array') return `list of ${typeOf(items as JsonSchema)}${bounds(schema)}`;
  if (type === 'object') {
    if (typeof additionalProperties === 'object')
      return `{ name: ${typeOf(additionalProperties as JsonSchema)} }`;
    return objectText(schema);
  }
  return typeof type === 'string' ? type + bounds(schema) : 'anything';
}

function objectText({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties as { readonly [name: string]: JsonSchema }).map(
    ([name, field]) => `${escape(name)}${(required as string[]).includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function bounds(schema: JsonSchema): string {
  const limits = schema as { readonly [keyword: string]: number | undefined };
  const least = limits.minimum ?? limits.minLength ?? limits.minItems;
  const most = limits.maximum ?? limits.maxLength ?? limits.maxItems;
  const pattern = typeof schema.pattern === 'string' ? ` like <code>${escape(schema.pattern)}</code>` : '';
  if (least !== undefined && most !== undefined) return ` (${least} to ${most})${pattern}`;
  if (most !== undefined) return ` (at most ${most})${pattern}`;
  return pattern;
}

function link($ref: string): string {
  const name = escape($ref.slice($ref.lastIndexOf('/') + 1));
  return `<a href="#${name}">${name}</a>`;
}

function code(value: unknown): string {
  return `<code>${escape(JSON.stringify(value))}</code>`;
}

function isList(value: unknown): value is readonly JsonSchema[] {
  return Array.isArray(value);
}
