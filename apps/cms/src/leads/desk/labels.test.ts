import { legalChanges } from '@prestafaro/lending';
import { applicationStatuses } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import { mailTemplates } from '../../delivery/mail/templates/templates';
import { changeLabels, formLabels, labelOf, mailLabels } from './labels';

test('changeLabels: has a label for every change that a lead manager may make, and no other', () => {
  const changes = new Set(applicationStatuses.flatMap((status) => legalChanges(status, 'lead_manager')));
  expect(Object.keys(changeLabels).sort()).toEqual([...changes].sort());
});

test('mailLabels: names templates that exist', () => {
  expect(Object.keys(mailTemplates)).toEqual(expect.arrayContaining(Object.keys(mailLabels)));
});

test('labelOf: returns an unknown code unchanged, and an empty text for null', () => {
  expect(labelOf(formLabels, 'reg')).toBe('Registro');
  expect(labelOf(formLabels, 'of-an-older-form')).toBe('of-an-older-form');
  expect(labelOf(formLabels, null)).toBe('');
});
