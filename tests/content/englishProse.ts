import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { glossaryTerm } from '../../src/content/schemas/glossary.ts';

/** A piece of English a reader may see, and where it stands. */
export interface Prose {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '../..');

const filesUnder = (folder: string, ending: string): readonly string[] => {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name))
      .sort();
  } catch {
    return []; // a folder somebody has yet to fill
  }
};

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Words in italics are foreign, code and tags are not prose: each gives way to spaces, so that lines stay countable. */
const withoutMarkup = (text: string): string =>
  [
    /`[^`]*`/g,
    /<\/?[A-Za-z][^>]*>/g,
    /\{[^{}]*\}/g,
    /\]\([^)]*\)/g,
    /(?<![*\w])\*(?!\*)[^*\n]+\*(?!\*)/g,
    /(?<!\w)_[^_\n]+_(?!\w)/g,
  ].reduce((rest, markup) => rest.replace(markup, (found) => found.replace(/[^\n]/g, ' ')), text);

/** What is read although it stands inside a tag: a caption, labels, a closing question. */
const SHOWN_ATTRIBUTE = /\s(?:caption|labels|ask)="([^"]*)"/g;

const inTags = (file: string, body: string, firstLine: number): readonly Prose[] =>
  [...body.matchAll(SHOWN_ATTRIBUTE)].map(({ 1: text = '', index }) => ({
    file,
    line: firstLine + body.slice(0, index).split('\n').length - 1,
    text: withoutMarkup(text),
  }));

const SHOWN_FRONTMATTER = /^\s*(title|standfirst|description|question|summary|short|about|remember|because):/;

const ofMarkdown = (file: string): readonly Prose[] => {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(read(file)) ?? [];
  const matterLines = matter.split('\n');
  return [
    ...matterLines.flatMap((line, i) =>
      SHOWN_FRONTMATTER.test(line)
        ? [{ file, line: i + 2, text: withoutMarkup(line.replace(SHOWN_FRONTMATTER, '').replaceAll("''", "'")) }]
        : [],
    ),
    ...withoutMarkup(body)
      .split('\n')
      .map((text, i) => ({ file, line: i + matterLines.length + 2, text })),
    ...inTags(file, body, matterLines.length + 2),
  ];
};

const ofGlossary = (file: string): readonly Prose[] => {
  const term = glossaryTerm.parse(parse(read(file)));
  const uses = Object.values(term.words).flatMap((words) =>
    words.flatMap((word) => (typeof word === 'string' || !word.where ? [] : [word.where])),
  );
  return [term.title, term.plural ?? '', term.definition.en, ...uses].map((text) => ({
    file,
    line: 1,
    text: withoutMarkup(text),
  }));
};

/** The texts under these keys of a YAML file, line by line: its cards and orders are no prose. */
const ofYaml = (file: string, shown: RegExp): readonly Prose[] =>
  read(file)
    .split('\n')
    .flatMap((text, i) =>
      shown.test(text) ? [{ file, line: i + 1, text: withoutMarkup(text.replace(shown, '')) }] : [],
    );

/** The sentences of a message file: string and template literals, but no keys, types, cases or compared words. */
const ofMessages = (file: string): readonly Prose[] => {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2023, true);
  const found: Prose[] = [];
  const isWord = (node: ts.Node): boolean =>
    ts.isImportDeclaration(node.parent) ||
    (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
    ts.isCaseClause(node.parent) ||
    ts.isLiteralTypeNode(node.parent) ||
    ts.isElementAccessExpression(node.parent) ||
    (ts.isBinaryExpression(node.parent) && /^[=!]==$/.test(node.parent.operatorToken.getText(source)));
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && !isWord(node)) {
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        text: withoutMarkup(node.text),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** All English a reader may see: lessons, other written pages, the glossary, and the messages of the interface. */
export const englishProse = (): readonly Prose[] =>
  [
    ...filesUnder('src/content', '.mdx')
      .filter((file) => file.includes('/en/'))
      .flatMap(ofMarkdown),
    ...filesUnder('src/content/glossary', '.yaml').flatMap(ofGlossary),
    ...ofYaml('src/content/course.yaml', /^\s*title: \{ en:/),
    ...ofYaml('src/content/sources.yaml', /^\s*note:/),
    ...[...filesUnder('src/i18n/messages/en', '.ts'), 'src/i18n/messages/en.ts'].flatMap((file) => {
      try {
        return ofMessages(file);
      } catch {
        return [];
      }
    }),
  ].map((prose) => ({ ...prose, file: relative('.', prose.file) }));
