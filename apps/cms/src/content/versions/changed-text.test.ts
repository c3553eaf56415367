import { expect, test } from 'vitest';
import { changedText } from './changed-text';

const filler = (word: string) => `${word} `.repeat(60);

test('changedText: returns short texts whole', () => {
  expect(changedText('Hola a todos.', 'Adiós a todos.')).toEqual({ before: 'Hola a todos.', after: 'Adiós a todos.' });
});

test('changedText: returns what differs with the words around it, and whole words', () => {
  const { before, after } = changedText(
    `${filler('delante')}uno${filler(' detrás')}`,
    `${filler('delante')}dos${filler(' detrás')}`,
  );
  expect(before).toMatch(/^…(delante )+uno( +detrás)+…$/);
  expect(after).toBe(before.replace('uno', 'dos'));
  expect(before.length).toBeLessThan(160);
});

test('changedText: marks no gap at an end that is shown', () => {
  const shared = filler('igual');
  expect(changedText(`Antes. ${shared}`, `Después. ${shared}`)).toMatchObject({
    before: expect.stringMatching(/^Antes\. .*…$/),
    after: expect.stringMatching(/^Después\. .*…$/),
  });
  expect(changedText(`${shared}fin`, `${shared}fin y más`).after).toMatch(/^….*fin y más$/);
});

test('changedText: shows a text that grew by a repetition', () => {
  const text = filler('eco');
  const { before, after } = changedText(text, `${text}${text}`);
  expect(after.length).toBeGreaterThan(before.length);
});
