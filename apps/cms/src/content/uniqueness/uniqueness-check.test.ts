import { expect, test } from 'vitest';
import { editorialEntry } from '../editorial-types';
import { UNIQUE_PER_SITE } from './rules';
import { conflictMessage } from './uniqueness-check';

const rival = { documentId: 'abc', locale: 'es-ES', title: 'Dinero rápido' };

test('conflictMessage: names the published entry, its site, the value and the field', () => {
  const rule = UNIQUE_PER_SITE.find(({ type, attribute }) => type === 'page' && attribute === 'slug');
  expect(rule && conflictMessage(rule, 'dinero-rapido', rival)).toBe(
    'La entrada «Dinero rápido» (España · español) ya está publicada con “dinero-rapido” en «Dirección (URL)». Cambia una de las dos.',
  );
});

test.each(UNIQUE_PER_SITE)('conflictMessage: names $attribute of $type by its label', (rule) => {
  const label = editorialEntry(rule.type).labels.fields[rule.attribute]?.label;
  expect(conflictMessage(rule, 7, rival)).toContain(`ya está publicada con “7” en «${label}».`);
});
