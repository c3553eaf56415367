import { expect, test } from 'vitest';
import notice from '../../components/blocks/notice.json';
import { checkLabels } from './check-labels';

const newField = { attributes: { ...notice.attributes, newField: { type: 'string' } } };

/** What `checkLabels` reads of Strapi, and the errors that it logs. */
function cmsWith(block: object) {
  const lines: string[] = [];
  const strapi = {
    contentTypes: {},
    components: { 'blocks.notice': block },
    log: { error: (line: string) => lines.push(line) },
  };
  return { lines, strapi: strapi as unknown as Parameters<typeof checkLabels>[0] };
}

test('checkLabels: ends a start in production and names the field', () => {
  expect(() => checkLabels(cmsWith(newField).strapi, 'production')).toThrow(
    /^Labels: .* has a field "newField" without /,
  );
});

test('checkLabels: logs what lacks in development and goes on', () => {
  const { lines, strapi } = cmsWith(newField);
  checkLabels(strapi, 'development');
  expect(lines).toEqual([
    expect.stringMatching(/^Labels: .* has a field "newField" without a Spanish label\. Write it in /),
  ]);
});

test('checkLabels: says nothing when every field has its label', () => {
  const { lines, strapi } = cmsWith(notice);
  checkLabels(strapi, 'production');
  checkLabels(strapi, 'development');
  expect(lines).toEqual([]);
});
