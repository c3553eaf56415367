import { expect, test } from 'vitest';
import { operationsOf } from './web-operations.mjs';

const text = `# A page.
query Page($slug: String!) {
  pages(filters: { slug: { eq: $slug } }) {
    ...Part
    blocks {
      ... on Hero {
        title
      }
    }
  }
}
fragment Part on Page {
  title
  ...Deep
}
fragment Deep on Page { slug }
fragment Unused on Page { id }
query Other { tags { slug } }
`;

test('an operation comes with all fragments that it needs, and no other: the CMS refuses both', () => {
  const operations = operationsOf(text);
  expect([...operations.keys()]).toEqual(['Page', 'Other']);
  const page = operations.get('Page') ?? '';
  expect(page.match(/^fragment \w+/gm)).toEqual(['fragment Part', 'fragment Deep']);
  expect(operations.get('Other')).toBe('query Other { tags { slug } }');
});
