import { expect, test } from 'vitest';
import { foldWord, splitAtWords, wordsOf } from '@/shell/words/fold-word';

test.each([
  ['Crédito', 'credito'],
  ['CRE\u0301DITO', 'credito'],
  ['pożyczką', 'pozyczka'],
  ['Łódź', 'lodz'],
  ['Đồng', 'dong'],
  ['lãi', 'lai'],
  ['Ещё', 'еще'],
  ['Қарыз', 'карыз'],
  ['Өңірдегі', 'онірдегі'],
  ['ΐ', 'ι'],
  ['ＡＳＮＥＦ', 'asnef'],
  ['１２³', '12³'],
  ['', ''],
])('foldWord: %s is compared as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test.each([
  ['año', 'ano'],
  ['Än\u0303o', 'ano'],
  ['мой', 'мои'],
  ['їх', 'іх'],
])('foldWord: %s is another word than %s', (word, other) => {
  expect(foldWord(word)).not.toBe(foldWord(other));
});

test('foldWord: a letter in two parts is the same as the letter', () => {
  expect(foldWord('an\u0303o')).toBe(foldWord('AÑO'));
  expect(foldWord('мои\u0306')).toBe(foldWord('МОЙ'));
});

test('wordsOf: finds words of every alphabet, and numbers', () => {
  expect(wordsOf('¿Qué es la TAE (24,5 %)? Позика до 5000 ₴, tiền-vay')).toEqual([
    ...['Qué', 'es', 'la', 'TAE', '24', '5', 'Позика', 'до', '5000', 'tiền', 'vay'],
  ]);
  expect(wordsOf(' … ')).toEqual([]);
});

test('splitAtWords: its parts together are the text', () => {
  const text = '¡Hola, señor! ';
  expect(splitAtWords(text).join('')).toBe(text);
});
