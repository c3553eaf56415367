import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generateMissing } from '../environment/secrets.mjs';
import { CMS_FOLDER } from '../paths.mjs';
import { ENVIRONMENT_MODULE, examineEnvironment, examineNode, examineSettings, formatFindings } from './examine.mjs';

describe('the doctor', () => {
  test('names the missing variables of .env and never a value', () => {
    const { CMS_READ_TOKEN: token, ...rest } = generateMissing({});
    const finding = examineEnvironment(rest);
    expect(finding).toMatchObject({ detail: 'lacks CMS_READ_TOKEN' });
    expect(formatFindings([finding])).not.toContain(token);
    expect(examineEnvironment({ ...rest, CMS_READ_TOKEN: 'x' }).state).toBe('good');
  });

  test('finds nothing wrong in an .env whose missing variables npm start writes', () => {
    expect(examineEnvironment({})).toMatchObject({ state: 'note', fix: 'npm start writes what is missing.' });
  });

  test('reports a wrong variable with the message of the CMS, and no variable that npm start writes', () => {
    const refuse = ({ SEED, APP_KEYS }) => {
      throw new Error(`The environment of the CMS is not complete:\n- SEED ${SEED}, APP_KEYS ${typeof APP_KEYS}`);
    };
    expect(formatFindings(examineSettings({ SEED: 'often' }, refuse))).toMatch(
      /✗ Settings .*not complete:\n +- SEED often, APP_KEYS string\n +→ \.env\.example/,
    );
    expect(examineSettings({}, () => undefined)).toMatchObject([{ state: 'good' }]);
  });

  test('reads the variables with a module that the CMS has', () => {
    expect(existsSync(join(CMS_FOLDER, `${ENVIRONMENT_MODULE}.ts`))).toBe(true);
  });

  test('prints the fix below each problem', () => {
    expect(formatFindings([examineNode('18.0.0')])).toMatch(/✗ Node .*18\.0\.0.*\n.*→ Install Node 24/);
    expect(formatFindings([examineNode('22.14.0')])).toBe('  ✓ Node           22.14.0');
  });
});
