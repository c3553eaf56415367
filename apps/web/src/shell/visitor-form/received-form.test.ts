import { expect, it } from 'vitest';
import { enterRequest, requestContext } from '@/cms/request-context';
import { attemptsBefore, attemptsOf, receivedForm } from '@/shell/visitor-form/received-form';

it('receivedForm: returns a form, and records that the request could be read', () => {
  enterRequest({ id: 'a' });
  const form = new FormData();
  expect(receivedForm(form)).toBe(form);
  expect(requestContext()).toMatchObject({ isFormRead: true });
});

it.each([undefined, null, 'text', 7, {}, [], new Map()])(
  'receivedForm: answers 404 to %o in place of a form',
  (sent) => {
    expect(() => receivedForm(sent)).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  },
);

it.each([
  [2, 2],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  [Number.NaN, 0],
  ['2', 0],
  [null, 0],
  [Symbol('a'), 0],
  [Object.create(null), 0],
])('attemptsOf: reads %o as %d', (sent, attempts) => {
  expect(attemptsOf(sent)).toBe(attempts);
  expect(attemptsBefore({ attempt: sent })).toBe(attempts);
});

it.each([undefined, null, 5, 'text', {}])('attemptsBefore: reads %o as 0', (answer) => {
  expect(attemptsBefore(answer)).toBe(0);
});
