import { join } from 'node:path';
import ts from 'typescript';
import { type JsonSchema, SchemaWriter } from './from-types.ts';

const root = join(import.meta.dirname, '../..');

/** The schemas of every game's view and events, from their TypeScript types. */
export function gameSchemas(ids: readonly string[]): ReadonlyMap<string, JsonSchema> {
  const files = ids.map((id) => join(root, 'src/games', id, 'index.ts'));
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    types: [],
  });
  return new Map(ids.map((id, i) => [id, schemaOf(program, id, files[i] as string)]));
}

function schemaOf(program: ts.Program, id: string, file: string): JsonSchema {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  const typeOf = (name: string): ts.Type => {
    const symbol = exported.find((each) => each.name === name);
    if (!symbol) throw new Error(`${file} exports no ${name}`);
    return checker.getDeclaredTypeOfSymbol(
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
  };
  const writer = new SchemaWriter(checker);
  const view = writer.of(typeOf('View'));
  const event = writer.of(typeOf('Event'));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${id}: views and events`,
    $defs: { ...writer.definitions, view, event },
  };
}
