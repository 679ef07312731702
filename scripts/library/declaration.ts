import ts from 'typescript';

const NODES =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.MultilineObjectLiterals;
/** Types that are made of schemas say nothing by their source. */
const INFERRED = /\btypeof\b|\bInferOutput\b|Requests\b/;
const printer = ts.createPrinter({ removeComments: true });

/** One export: a heading, its comment, its declaration without what is private. */
export function declarationOf(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  const said = commentOf(symbol, checker);
  const code = symbol.declarations?.map((node) => codeOf(name, node, checker)).join('\n') ?? '';
  return [`## ${name}`, ...(said === '' ? [] : [said]), `\`\`\`ts\n${code}\n\`\`\``].join('\n\n');
}

function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
}

function codeOf(name: string, node: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(node)) return `function ${name}${signatureOf(node, checker)};`;
  if (ts.isClassDeclaration(node)) return classOf(name, node, checker);
  if (ts.isInterfaceDeclaration(node)) return dedented(node);
  if (ts.isTypeAliasDeclaration(node)) {
    const text = dedented(node);
    if (!INFERRED.test(text)) return text;
    return `type ${name} = ${typeText(node, checker, ts.NodeBuilderFlags.InTypeAlias)};`;
  }
  return `const ${name}: ${typeText(node, checker)};`;
}

/** The type of a declaration. The compiler lists a union in the order in which it met its members; here they are sorted. */
function typeText(node: ts.Node, checker: ts.TypeChecker, flags: ts.NodeBuilderFlags = 0): string {
  const made = checker.typeToTypeNode(checker.getTypeAtLocation(node), undefined, NODES | flags);
  if (!made) throw new Error(`no type: ${node.getText()}`);
  const source = node.getSourceFile();
  const print = (each: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, each, source);
  const sorted = ts.transform(made, [
    (context) => {
      const visit = (each: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(each, visit, context);
        if (!ts.isUnionTypeNode(inner)) return inner;
        return ts.factory.createUnionTypeNode(inner.types.toSorted((a, b) => (print(a) < print(b) ? -1 : 1)));
      };
      return (each) => visit(each) as ts.TypeNode;
    },
  ]);
  return print(sorted.transformed[0] as ts.Node);
}

function signatureOf(node: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  const signature = checker.getSignatureFromDeclaration(node);
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  return signature ? checker.signatureToString(signature, node, flags) : '';
}

function classOf(name: string, node: ts.ClassDeclaration, checker: ts.TypeChecker): string {
  const heritage = node.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? '';
  const members = node.members.flatMap((member) => {
    const text = memberOf(member, checker);
    if (text === undefined) return [];
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    const said = symbol ? commentOf(symbol, checker) : '';
    return [said === '' ? `  ${text}` : `  /** ${said} */\n  ${text}`];
  });
  return `class ${name}${heritage} {\n${members.join('\n')}\n}`;
}

function memberOf(member: ts.ClassElement, checker: ts.TypeChecker): string | undefined {
  if (member.name && ts.isPrivateIdentifier(member.name)) return undefined;
  if (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) return undefined;
  if (ts.isConstructorDeclaration(member))
    return `constructor${signatureOf(member, checker).replace(/: \w+$/, '')};`;
  const name = member.name?.getText() ?? '';
  if (ts.isMethodDeclaration(member)) return `${name}${signatureOf(member, checker)};`;
  if (!ts.isGetAccessorDeclaration(member) && !ts.isPropertyDeclaration(member)) return undefined;
  return `readonly ${name}: ${member.type?.getText() ?? typeText(member, checker)};`;
}

/** The source of a declaration, without `export`. */
function dedented(node: ts.Node): string {
  return node.getText().replace(/^export (?:declare )?/, '');
}
