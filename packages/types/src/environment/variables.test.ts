import { describe, expect, it } from 'vitest';
import { cmsVariables } from './cms-variables.ts';
import { composeVariables } from './compose-variables.ts';
import { type VariableTable, variableGroups } from './variable.ts';
import { webVariables } from './web-variables.ts';

const tables: Record<string, VariableTable> = { web: webVariables, cms: cmsVariables, compose: composeVariables };

describe.each(Object.entries(tables))('the variable table of %s', (_, table) => {
  it.each(Object.entries(table))('%s has a meaning of half a sentence and a known group', (_name, variable) => {
    expect(variable.meaning).toMatch(/^\S.*[^.\s]$/);
    expect(variable.example).toMatch(/\S/);
    expect(Object.keys(variableGroups)).toContain(variable.group);
  });

  it('has no default for a secret or a required variable', () => {
    const withDefault = Object.entries(table).filter(([, { default: value }]) => value !== undefined);
    expect(withDefault.filter(([, { secret, required }]) => secret || required)).toEqual([]);
  });
});
