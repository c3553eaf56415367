import { describe, expect, test } from 'vitest';
import { generateMissing } from '../environment/secrets.mjs';
import { examineEnvironment, examineNode, formatFindings } from './examine.mjs';

describe('the doctor', () => {
  test('names the variables that .env lacks, and never a value', () => {
    const { CMS_READ_TOKEN: token, ...rest } = generateMissing({});
    const finding = examineEnvironment(rest);
    expect(finding).toMatchObject({ state: 'bad', detail: 'lacks CMS_READ_TOKEN' });
    expect(formatFindings([finding])).not.toContain(token);
    expect(examineEnvironment({ ...rest, CMS_READ_TOKEN: 'x' }).state).toBe('good');
  });

  test('prints the fix below what is wrong', () => {
    expect(formatFindings([examineNode('18.0.0')])).toMatch(/✗ Node .*18\.0\.0.*\n.*→ Install Node 22/);
    expect(formatFindings([examineNode('22.14.0')])).toBe('  ✓ Node           22.14.0');
  });
});
