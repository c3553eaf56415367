import { expect, test } from 'vitest';
import { withLabels } from './filter-labels';

test('withLabels: a filter of a choice shows the Spanish label and keeps the stored value', () => {
  const filter = { name: 'moderation', type: 'enumeration', options: [{ label: 'rejected', value: 'rejected' }] };
  expect(withLabels(filter, 'input')).toEqual({
    ...filter,
    input: 'input',
    options: [{ label: 'Rechazado', value: 'rejected' }],
  });
});

test('withLabels: other filters and Strapi’s filter by status stay as they are', () => {
  const text = { name: 'title', type: 'string' };
  const status = { name: '__status', type: 'enumeration', options: [{ label: 'Borrador', value: 'draft' }] };
  expect(withLabels(text, 'input')).toBe(text);
  expect(withLabels(status, 'input')).toBe(status);
});
