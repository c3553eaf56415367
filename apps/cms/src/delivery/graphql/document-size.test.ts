import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { documentFault, MAX_FIELDS } from './document-size';

const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: title`).join(' ');

/** Fragments of which each uses the next one twice: 2 to the power of 60 fields. */
const doubled = Array.from(
  { length: 60 },
  (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
).join('\n');

test.each([
  ['a query', '{ pages { title } }', null],
  ['a query with fragments', 'query { ...A ...B } fragment A on Query { ...B } fragment B on Query { title }', null],
  ['as many fields as are allowed', `{ pages { ${aliases(MAX_FIELDS - 1)} } }`, null],
  ['one field more', `{ pages { ${aliases(MAX_FIELDS)} } }`, 'query_is_too_large'],
  [
    'two operations that are too large together',
    `query A { ${aliases(MAX_FIELDS)} } query B { b }`,
    'query_is_too_large',
  ],
  ['a fragment that uses itself', '{ ...A } fragment A on Query { ...A }', 'fragments_are_a_cycle'],
  [
    'a cycle that no operation uses',
    '{ b } fragment A on Query { c { ...B } } fragment B on C { ...A }',
    'fragments_are_a_cycle',
  ],
  ['a fragment that does not exist', '{ ...A }', 'fragment_is_unknown'],
  ['fragments that double', `{ ...F0 } ${doubled} fragment F60 on Query { title }`, 'query_is_too_large'],
])('documentFault: %s', (_what, query, fault) => {
  expect(documentFault(parse(query))).toBe(fault);
});
