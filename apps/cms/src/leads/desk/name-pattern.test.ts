import { expect, test } from 'vitest';
import { namePattern } from './name-pattern';

const matches = (text: string, name: string) => new RegExp(namePattern(text, 'postgres')).test(name);

test.each([
  ['begona', 'Begoña'],
  ['BEGOÑA', 'Begoña'],
  ['ibanez r', 'Ibáñez Ruiz'],
  ['Ibáñez', 'Ibanez'],
  ['łuk', 'Łukasz'],
  ['lukasz', 'Łukasz'],
  ['nguyen', 'Nguyễn'],
  ['ОЛЕНА', 'Олена'],
  ['їв', 'Їва'],
  ['айгерим', 'Әйгерім'],
  ['Құралай', 'Куралай'],
])('namePattern: finds by %s the name %s', (text, name) => {
  expect(matches(text, name)).toBe(true);
});

test.each([
  ['nez', 'Ibáñez'],
  ['.*', 'Begoña'],
  ['b(', 'Begoña'],
  ['[a-z]', 'Begoña'],
])('namePattern: does not find by %s the name %s', (text, name) => {
  expect(matches(text, name)).toBe(false);
});

test('namePattern: puts each other character of a GLOB pattern into a class of its own', () => {
  expect(namePattern('*?[', 'sqlite')).toBe('[*][?][[]*');
});
