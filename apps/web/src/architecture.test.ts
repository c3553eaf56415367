import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedEvents } from '@prestafaro/types/event-table';
import { expect, test } from 'vitest';
import { choiceFields, numberFields } from '@/features/calculator/calculator-kind';
import { calculatorQuery } from '@/server/shared-pages/shared-address';

/** The rules of docs/architecture.md that neither the type check nor the import rules check. */
const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('cms/generated/'))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join(root, file), 'utf8') }));

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
const routes = sources.filter(({ file }) => /^app\/.*\/(page|route|layout)\.tsx?$/.test(file));

test('only cms/ reads the CMS address, and only the route manifest bypasses the cache', () => {
  const outside = (files: string[]) => files.filter((file) => !file.startsWith('cms/'));
  expect(outside(filesWith(/\bCMS_URL\b|\bCMS_READ_TOKEN\b/))).toEqual([]);
  expect(outside(filesWith(/\baskCms\(/))).toEqual(['server/routing/site-content.ts']);
});

test('only query variants and pages made per request read the query: reading it would make a static page dynamic', () => {
  const readers = routes.filter(({ text }) => /\bsearchParams\b.*Promise|useSearchParams|\bqueryVariant\(/.test(text));
  expect(readers.map(({ file }) => file).sort()).toEqual([
    // The width of the two versions that an editor compares.
    'app/[site]/(bare)/preview/compare/page.tsx',
    'app/[site]/(default)/article/[slug]/query/page.tsx',
    'app/[site]/(default)/calendar/[slug]/query/page.tsx',
    'app/[site]/(default)/lender/[slug]/query/page.tsx',
    // Offers are listed per request (decision 012).
    'app/[site]/(default)/offers/[list]/page.tsx',
    'app/[site]/(default)/page/[slug]/query/page.tsx',
    // The results of the search.
    'app/[site]/(default)/search/query/page.tsx',
    // Unsubscribing states its answer after a redirect.
    'app/[site]/(default)/unsubscribe/page.tsx',
    // A form that stores personal data has a fresh key each time.
    'app/[site]/(empty)/application/page.tsx',
    // The closed offer whose link a visitor followed, on a page that is made per request anyway.
    'app/[site]/(empty)/landing/[page]/page.tsx',
    // The link of a mail, and a receipt.
    'app/[site]/(empty)/mail/page.tsx',
    'app/[site]/(empty)/my-data/page.tsx',
    // About the visitor's own application, per request.
    'app/[site]/(empty)/process/page.tsx',
    'app/[site]/(empty)/reg/page.tsx',
    'app/[site]/(empty)/reg2/page.tsx',
    'app/[site]/(empty)/transition/page.tsx',
  ]);
});

test('every number and choice of the calculator is a key of the query variants, and only the file is not shared', () => {
  const names = [...Object.values(numberFields), choiceFields.kind, choiceFields.effect];
  expect(Object.keys(calculatorQuery).sort()).toEqual(names.sort());
});

test('a route file delegates to its screen in at most 40 lines, except the unavailable screen', () => {
  const long = routes.filter(({ text }) => text.split('\n').length > 41).map(({ file }) => file);
  expect(long).toEqual(['app/[site]/(bare)/unavailable/page.tsx']);
});

test('no page, layout or block is a client component as a whole', () => {
  const client = filesWith(/^'use client'/);
  expect(client.filter((file) => /(page|layout|registry)\.tsx$|^features\/[^/]+\/[^/]+-page\.tsx$/.test(file))).toEqual(
    [],
  );
  // The last ones: the suggestions of the search, the result of the eligibility test, the months of a calendar, for the weight of their page
  // alone (decision 060), what the visitor has seen, which only the browser knows, and the questions at the pick, which keep what was typed.
  expect(client.length).toBeLessThanOrEqual(29);
});

test('every client component is imported by another file, or is a file that Next loads itself', () => {
  const isUsed = (file: string) => {
    const name = file.replace(/\.tsx?$/, '');
    const path = new RegExp(`(from|import\\() ?'(@/${name}|\\.{1,2}/([^']*/)?${name.split('/').at(-1)})'`);
    return filesWith(path).some((other) => other !== file);
  };
  const client = filesWith(/^'use client'/).filter((file) => !/^app\/.*\/?(error|global-error)\.tsx$/.test(file));
  expect(client.filter((file) => !isUsed(file))).toEqual([]);
});

test('only ui/server-html uses the module that finds elements (decision 040)', () => {
  const searches = /\bdocument\s*\.\s*(getElement|querySelector|forms\b|all\b)/;
  // The first four only read the page: the values of its fields, a meta tag of the head, the offers on it, and what the visitor sees.
  expect(filesWith(searches)).toEqual([
    'shell/errors/report-error.ts',
    'shell/visit/measure-page.ts',
    'shell/visit/watch-offers.ts',
    'shell/visit/watch-seen.ts',
    'ui/server-html/find-element.ts',
  ]);
  expect(
    filesWith(/from '.*\/find-element'/).filter(
      (file) => !/^ui\/server-html\/(use-[a-z-]+|sent-content)\.ts$/.test(file),
    ),
  ).toEqual([]);
});

test.each(Object.keys(trackedEvents))('a client part reports the event %s', (name) => {
  const callers = filesWith(new RegExp(`\\breport\\([^;]*'${name}'`));
  const help = `call report('${name}', …) of shell/visit/measure-page.ts where it happens, or remove the entry from packages/types/src/event-table.ts`;
  expect(callers, help).not.toEqual([]);
});

test('only our own structured data, one constant script and the HTML of server components are rendered from an HTML string', () => {
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual([
    'app/[site]/layout.tsx',
    'shell/json-ld/json-ld.tsx',
    'shell/markup/markup-element.tsx',
  ]);
});
