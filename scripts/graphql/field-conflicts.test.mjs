import { expect, test } from 'vitest';
import { findFieldConflicts, readDocuments } from './field-conflicts.mjs';

const schema = (typeOfPromo) => `
  type Query { page: Page }
  type Page { blocks: [Zone] }
  union Zone = ComponentBlocksNotice | ComponentBlocksPromoBox
  type ComponentBlocksNotice { text: String! items: [Item]! }
  type ComponentBlocksPromoBox { text: ${typeOfPromo} items: [Other]! }
  type Item { title: String! }
  type Other { title: String! }
`;

/** The blocks of a page, whose second one asks for a field in this way. */
const documentsWith = (field) => [
  { file: 'page.graphql', text: 'query Page { page { blocks { ...Notice ...PromoBox } } }' },
  { file: 'notice.graphql', text: 'fragment Notice on ComponentBlocksNotice { text items { title } }' },
  { file: 'promo-box.graphql', text: `fragment PromoBox on ComponentBlocksPromoBox { ${field} items { title } }` },
];

test('findFieldConflicts: names both blocks, their files, both types and what to do', () => {
  expect(findFieldConflicts(documentsWith('text'), schema('Int'))).toEqual([
    'Two blocks share the field name "text" with different types: apps/cms/src/components/blocks/notice.json (String!, read in notice.graphql) and apps/cms/src/components/blocks/promo-box.json (Int, read in promo-box.graphql). Rename the field of the newer block in its schema, its labels and its document.',
  ]);
});

test('findFieldConflicts: counts a field that one block requires and the other does not', () => {
  expect(findFieldConflicts(documentsWith('text'), schema('String'))).toHaveLength(1);
});

test('findFieldConflicts: accepts the same type, and another name in the document', () => {
  expect(findFieldConflicts(documentsWith('text'), schema('String!'))).toEqual([]);
  expect(findFieldConflicts(documentsWith('promoText: text'), schema('Int'))).toEqual([]);
});

test('findFieldConflicts: leaves a document with a syntax error to the generator', () => {
  const broken = { file: 'broken.graphql', text: 'fragment Broken on {' };
  expect(findFieldConflicts([...documentsWith('text'), broken], schema('Int'))).toHaveLength(1);
});

test('findFieldConflicts: the documents of the web app have none', () => {
  const documents = readDocuments();
  expect(documents.length).toBeGreaterThan(20);
  expect(findFieldConflicts(documents)).toEqual([]);
});
