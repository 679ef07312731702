import ts from 'typescript';

export type JsonSchema = { readonly [key: string]: unknown };

/**
 * JSON Schema of types that are plain JSON, as the contract of a game demands: objects, lists, tuples, unions of literals, numbers,
 * texts, flags and null. Interfaces with a name of their own become definitions. Anything else is an error, so that a view that is
 * no JSON is found here.
 */
export class SchemaWriter {
  readonly definitions: Record<string, JsonSchema> = {};
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The schema of a type, by reference if it has a name. */
  of(type: ts.Type): JsonSchema {
    const name = nameOf(type);
    if (name === undefined) return this.#schema(type);
    if (!Object.hasOwn(this.definitions, name)) {
      // A type may contain itself.
      this.definitions[name] = {};
      this.definitions[name] = this.#schema(type);
    }
    return { $ref: `#/$defs/${name}` };
  }

  #schema(type: ts.Type): JsonSchema {
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return this.#union(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.#checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (this.#checker.isTupleType(type)) return this.#tuple(type as ts.TypeReference);
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.of(item as ts.Type) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#object(type);
    throw new Error(`no JSON: ${this.#checker.typeToString(type)}`);
  }

  #union(types: readonly ts.Type[]): JsonSchema {
    const known = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const values = known.flatMap((each) =>
      each.isStringLiteral() || each.isNumberLiteral() ? [each.value] : [],
    );
    const isFlag = known.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const rest = known.filter(
      (each) =>
        !each.isStringLiteral() &&
        !each.isNumberLiteral() &&
        !(isFlag && each.flags & ts.TypeFlags.BooleanLiteral),
    );
    const parts = [
      ...(values.length > 0 ? [{ enum: values }] : []),
      ...(isFlag ? [{ type: 'boolean' }] : []),
      ...rest.map((each) => this.of(each)),
    ];
    return parts.length === 1 ? (parts[0] as JsonSchema) : { anyOf: parts };
  }

  #tuple(type: ts.TypeReference): JsonSchema {
    const items = this.#checker.getTypeArguments(type).map((each) => this.of(each));
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
  }

  #object(type: ts.Type): JsonSchema {
    const checker = this.#checker;
    const indexed = checker.getIndexInfosOfType(type)[0];
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const comment = ts
        .displayPartsToString(property.getDocumentationComment(checker))
        .replaceAll(/\s+/g, ' ');
      const schema = this.of(checker.getTypeOfSymbol(property));
      properties[property.name] = comment === '' ? schema : { ...schema, description: comment };
      if (!isOptional) required.push(property.name);
    }
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: indexed ? this.of(indexed.type) : false,
    };
  }
}

/** Interfaces, and types that were given a name; not the library's. */
function nameOf(type: ts.Type): string | undefined {
  const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  if (symbol === undefined || file === undefined || file.includes('node_modules')) return undefined;
  if (type.aliasTypeArguments !== undefined && type.aliasTypeArguments.length > 0) return undefined;
  return symbol.name;
}
