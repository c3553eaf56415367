import { describe, expect, test } from 'vitest';
import { isSkippedWithout } from './required-programs.mjs';

describe('tests that need a program', () => {
  test('run where the program is installed', () => {
    expect(isSkippedWithout('nginx', '/usr/sbin/nginx', 'true')).toBe(false);
    expect(isSkippedWithout('nginx', '/usr/sbin/nginx', undefined)).toBe(false);
  });

  test('are skipped where it is not, but fail in CI', () => {
    expect(isSkippedWithout('nginx', undefined, '')).toBe(true);
    expect(() => isSkippedWithout('nginx', undefined, 'true')).toThrow('nginx is not installed. CI skips no tests');
  });
});
