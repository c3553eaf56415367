import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** English words that are no Spanish ones. */
const ENGLISH =
  /(?<![\p{L}_])(the|an|of|to|and|or|is|are|was|be|not|with|for|from|in|on|at|this|that|it|its|must|cannot|your|already|only|which|who|what|when|where|there|than|by|if|have|will|would)(?![\p{L}_])/iu;

const OTHER_READERS = /^(delivery\/mail\/|leads\/postbacks\/[^/]+$)/;

const sourceFiles = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => file.replaceAll(path.sep, '/'));

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
const parsed = new Map(
  sourceFiles.map((file) => [file, parse(file, readFileSync(path.join(__dirname, file), 'utf8'))]),
);

/**
 * Files whose errors or answers the admin shows, and all that they import, such as the rules of an entry. Those of `platform`
 * import code that writes to operators. Mails are read by visitors, in the language of their site, and the refusals of postbacks by
 * technicians of networks, in English; the trial at the desk has words of its own.
 */
function filesOfEditors(): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    const source = parsed.get(file);
    if (!source || found.has(file) || OTHER_READERS.test(file)) return;
    found.add(file);
    if (file.startsWith('platform/')) return;
    for (const imported of relativeImports(source)) {
      const target = path.posix.join(path.posix.dirname(file), imported);
      for (const end of ['.ts', '.tsx']) visit(`${target}${end}`);
    }
  };
  for (const [file, { text }] of parsed) {
    if (/\berrors\.\w+Error\b|\b(refuse|refusalOf)\(/.test(text) || file.startsWith('admin/')) visit(file);
  }
  return [...found];
}

function relativeImports(source: ts.SourceFile): string[] {
  return source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => !importClause?.isTypeOnly)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    .filter((name) => name.startsWith('.'));
}

/** The sentences of a file, a gap of a template as `…`. Errors without an answer and lines of the log are for developers. */
function sentencesIn(source: ts.SourceFile): string[] {
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) sentences.push(node.text.trim());
    else if (ts.isTemplateExpression(node)) sentences.push(textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sentences.filter((sentence) => sentence.includes(' '));
}

function textOf({ head, templateSpans }: ts.TemplateExpression): string {
  return [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** `new Error(…)`, `new StartError(…)`, `strapi.log.warn(…)`; but not `new errors.ValidationError(…)`, which Strapi answers. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return ts.isIdentifier(node.expression) && node.expression.text.endsWith('Error');
  return ts.isCallExpression(node) && /\blog\.\w+$/.test(node.expression.getText());
}

const sentences = filesOfEditors().map((file) => ({ file, found: sentencesIn(parsed.get(file) as ts.SourceFile) }));

test('no sentence that an editor reads in the admin is English', () => {
  const english = sentences.flatMap(({ file, found }) =>
    found.filter((sentence) => ENGLISH.test(sentence)).map((sentence) => `${file}: ${sentence}`),
  );
  expect(english).toEqual([]);
});

test.each([
  'access/countries/country-guard.ts',
  'admin/desk/list-filters.tsx',
  'content/entry-rules/tables.ts',
  'content/planned-changes/carry-out.ts',
  'content/labels/components/settings.ts',
  'content/uniqueness/uniqueness-check.ts',
  'leads/desk/change-refusal.ts',
  'leads/retention/retention-rules.ts',
  'platform/operations/outages.ts',
  'visitors/clicks/network-faults.ts',
  'visitors/reviews/moderator-reply.ts',
])('the search for English sentences reads those of %s', (file) => {
  const { found = [] } = sentences.find((one) => one.file === file) ?? {};
  expect(found).not.toEqual([]);
});

test.each([
  ["throw new errors.ValidationError('Choose the comment.');", ['Choose the comment.']],
  [`return [\`\${path} belongs to the site.\`];`, ['… belongs to the site.']],
  ['<p>Wait a moment.</p>;', ['Wait a moment.']],
  ["throw new Error('There is no key');", []],
  ["strapi.log.warn('The role has users');", []],
])('the search for English sentences finds in %s: %j', (text, found) => {
  expect(sentencesIn(parse('planted.tsx', text))).toEqual(found);
});
