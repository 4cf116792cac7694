import ts from 'typescript';

/** One import of a file: what is named in it, and whether anything is left of it when types are erased. */
export type Import = { readonly from: string; readonly kind: 'value' | 'type' };

/** The pieces of a file that are TypeScript: all of it, or the front matter and the scripts of an .astro page. */
function scriptsOf(path: string, source: string): readonly string[] {
  if (!path.endsWith('.astro')) return [source];
  const frontMatter = /^\s*---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontMatter, ...scripts];
}

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Every node of a file, in reading order. */
function nodesOf(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function isErased(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

function importIn(node: ts.Node): Import | undefined {
  const give = (from: string | undefined, kind: Import['kind']) => (from === undefined ? undefined : { from, kind });
  if (ts.isImportDeclaration(node)) {
    return give(textOf(node.moduleSpecifier), isErased(node.importClause) ? 'type' : 'value');
  }
  if (ts.isExportDeclaration(node)) return give(textOf(node.moduleSpecifier), node.isTypeOnly ? 'type' : 'value');
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? give(textOf(node.argument.literal), 'type') : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return give(textOf(node.arguments[0]), 'value');
  }
  // new URL('./a.worker.ts', import.meta.url), which is how a worker is reached.
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') {
    return node.arguments?.[1]?.getText() === 'import.meta.url' ? give(textOf(node.arguments[0]), 'value') : undefined;
  }
  return undefined;
}

/** Everything a file imports, in reading order: statements, re-exports, dynamic imports, types by import() and workers. */
export function importsOf(path: string, source: string): readonly Import[] {
  return scriptsOf(path, source).flatMap((script) =>
    nodesOf(parse(script))
      .map(importIn)
      .filter((found) => found !== undefined),
  );
}

/** What the compiler's library offers and the engine must not touch: the clock, chance, and the world outside. */
const WORLDLY = new Set(['Date', 'Intl', 'globalThis', 'eval', 'Function']);

const isMemberName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isPropertySignature(node.parent) && node.parent.name === node);

/** The uses of the clock, of chance and of the world outside in a file of the engine: same input, same output. */
export function worldlyUses(source: string): readonly string[] {
  return nodesOf(parse(source)).flatMap((node) => {
    if (ts.isIdentifier(node) && WORLDLY.has(node.text) && !isMemberName(node)) return [node.text];
    const member = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
    return member && /^Math\s*(\.|\[\s*['"])\s*random\b/.test(node.getText()) ? ['Math.random'] : [];
  });
}
