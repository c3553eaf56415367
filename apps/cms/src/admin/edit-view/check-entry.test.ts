import { expect, test } from 'vitest';
import { checkEntry, formErrors } from './check-entry';

const entry = { uid: 'api::page.page', locale: 'es-ES', documentId: 'a', data: {} };
const refusedWith = (status?: number) => () => Promise.reject(Object.assign(new Error('x'), { status }));

test('checkEntry: tells problems, a fine entry and a CMS that does not answer apart', async () => {
  const problems = [{ path: ['slug'], message: 'Escribe otra.' }];
  const answers = (data: object) => async () => ({ data }) as never;
  expect(await checkEntry(answers({ problems }), entry)).toEqual({ kind: 'problems', problems });
  expect(await checkEntry(answers({ problems: [] }), entry)).toEqual({ kind: 'fine' });
  expect(await checkEntry(refusedWith(), entry)).toEqual({ kind: 'unreachable' });
  expect(await checkEntry(refusedWith(503), entry)).toEqual({ kind: 'unreachable' });
  expect(await checkEntry(refusedWith(401), entry)).toEqual({ kind: 'fine' });
});

test('formErrors: puts each message at its field, and keeps two of one field', () => {
  const problems = [
    { path: ['blocks', '0', 'rows'], message: 'Corrige.' },
    { path: ['slug'], message: 'Uno.' },
    { path: ['slug'], message: 'Dos.' },
  ];
  expect(formErrors(problems)).toEqual({ blocks: { 0: { rows: 'Corrige.' } }, slug: 'Uno. Dos.' });
});
