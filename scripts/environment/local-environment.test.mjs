import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOpenToOthers, portsOf, prepareLocalEnvironment } from './local-environment.mjs';

describe('.env', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'environment-'));
    file = join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is created once, readable by its owner only', () => {
    expect(prepareLocalEnvironment(file).written).toContain('CMS_READ_TOKEN');
    const text = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(prepareLocalEnvironment(file).written).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each([0o644, 0o660, 0o755])(
    'with the mode %o is closed to other users, whether a variable is missing or not',
    (mode) => {
      for (const written of [true, false]) {
        if (written) writeFileSync(file, 'WEB_PORT=4000\n');
        chmodSync(file, mode);
        expect(isOpenToOthers(file)).toBe(true);
        expect(prepareLocalEnvironment(file).written.length > 0).toBe(written);
        expect([statSync(file).mode & 0o777, isOpenToOthers(file)]).toEqual([0o600, false]);
      }
    },
  );

  test('keeps its lines; missing variables are appended', () => {
    writeFileSync(file, 'WEB_PORT=4000\n# mine');
    const { environment } = prepareLocalEnvironment(file, {});
    expect(portsOf(environment)).toEqual({ web: 4000, cms: 1337, receiver: 8787 });
    expect(readFileSync(file, 'utf8')).toMatch(/^WEB_PORT=4000\n# mine\nAPP_KEYS=/);
  });

  test('gives each folder with a CMS of its own a receiver of its own', () => {
    expect(portsOf({ CMS_PORT: '4001' }).receiver).not.toBe(portsOf({}).receiver);
    expect(portsOf({ CMS_PORT: '4001', LEAD_PORT: '9000' }).receiver).toBe(9000);
  });

  test('is overridden by a variable of the caller', () => {
    writeFileSync(file, 'WEB_PORT=4000');
    const { environment } = prepareLocalEnvironment(file, { WEB_PORT: '5000' });
    expect(portsOf(environment).web).toBe(5000);
    expect(readFileSync(file, 'utf8')).toMatch(/^WEB_PORT=4000\n/);
  });
});
