import { describe, expect, test } from 'vitest';
import { appendVariables, parseDotenv } from './dotenv.mjs';

describe('reading .env', () => {
  test('keeps everything after the first equals sign, without the quotes around it', () => {
    expect(parseDotenv('# note\n\nA=1\nexport B = "two words"\nC=YWJj==\r\nD=\n')).toEqual({
      A: '1',
      B: 'two words',
      C: 'YWJj==',
      D: '',
    });
  });

  test('passes over lines that are no assignment', () => {
    expect(parseDotenv('hello\n=x\n1A=2')).toEqual({});
  });
});

describe('completing .env', () => {
  test('adds at the end and changes nothing that is there', () => {
    expect(appendVariables('A=1', { B: '2', C: '3' })).toBe('A=1\nB=2\nC=3\n');
  });
});
