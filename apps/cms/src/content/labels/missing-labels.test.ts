import { expect, test } from 'vitest';
import tag from '../../api/tag/content-types/tag/schema.json';
import notice from '../../components/blocks/notice.json';
import type { ModelLabels } from './label-types';
import { findMissingLabels, problemsOfModel } from './missing-labels';

const noticeName = 'The component blocks.notice (apps/cms/src/components/blocks/notice.json)';

/** The schema of a block with a further field. */
const noticeWith = (field: object) => ({
  'blocks.notice': { attributes: { ...notice.attributes, newField: field } },
});

test('findMissingLabels: names the field, its schema and the file of the labels', () => {
  expect(findMissingLabels(noticeWith({ type: 'string' }))).toEqual([
    `${noticeName} has a field "newField" without a Spanish label. Write it in apps/cms/src/content/labels/components/blocks/reading.ts.`,
  ]);
});

test('findMissingLabels: names a choice that editors would read as it is stored', () => {
  expect(findMissingLabels(noticeWith({ type: 'enumeration', enum: ['warning', 'unheard_of'] }))).toContain(
    `${noticeName} has a choice "unheard_of" without a Spanish label. Write it in apps/cms/src/content/labels/choices.ts.`,
  );
});

test('findMissingLabels: names a component and a content type without labels', () => {
  expect(findMissingLabels({ 'blocks.promo': { attributes: {} }, 'settings.shipping': { attributes: {} } })).toEqual([
    'The component blocks.promo (apps/cms/src/components/blocks/promo.json) has no Spanish labels. Write its name, fields and rows in apps/cms/src/content/labels/components/blocks.',
    'The component settings.shipping (apps/cms/src/components/settings/shipping.json) has no Spanish labels. Write its name, fields and rows in apps/cms/src/content/labels/components/settings.ts.',
  ]);
});

test('findMissingLabels: names a field of a content type, and nothing that Strapi adds', () => {
  const attributes = { ...tag.attributes, locale: { type: 'string' }, createdAt: { type: 'datetime' } };
  expect(findMissingLabels({ 'api::tag.tag': { attributes } })).toEqual([]);
  expect(findMissingLabels({ 'api::tag.tag': { attributes: { ...attributes, shade: { type: 'string' } } } })).toEqual([
    'The content type tag (apps/cms/src/api/tag/content-types/tag/schema.json) has a field "shade" without a Spanish label. Write it in apps/cms/src/content/labels/content-types/tag.ts.',
  ]);
});

test('findMissingLabels: names a label whose field does not exist', () => {
  const { description: _, ...attributes } = tag.attributes;
  expect(findMissingLabels({ 'api::tag.tag': { attributes } })).toEqual([
    expect.stringMatching(
      /^apps\/cms\/src\/content\/labels\/content-types\/tag\.ts labels a field "description" that /,
    ),
  ]);
});

test('problemsOfModel: names a field that has a label and is in no row, unless no form has it', () => {
  const lender = { attributes: { name: {}, openingHours: {}, hash: {}, views: {} } };
  const labels: ModelLabels = {
    name: 'Entidades',
    mainField: 'name',
    fields: {
      name: { label: 'Nombre', help: 'Nombre comercial.' },
      openingHours: { label: 'Horario', help: 'Cuándo atiende.' },
      hash: { label: 'Huella', help: 'Solo del CMS.', isInternal: true },
      views: { label: 'Lecturas', help: 'Ya no se usa.', isRetired: true },
    },
    rows: [{ name: 12 }],
  };
  const file = 'apps/cms/src/content/labels/content-types/lender.ts';
  expect(problemsOfModel('The content type lender', lender, labels, file)).toEqual([
    `The content type lender: "openingHours" is in no row of ${file}. Add it to the rows there.`,
  ]);
});
