import { expect, it } from 'vitest';
import { headTitle } from '@/shell/metadata/page-metadata';

it('page title: contains the name of the site once', () => {
  expect(headTitle('Qué es ASNEF', 'Prestafaro')).toBe('Qué es ASNEF · Prestafaro');
  expect(headTitle('Qué es ASNEF · Prestafaro', 'Prestafaro')).toBe('Qué es ASNEF · Prestafaro');
});
