import { expect, test } from 'vitest';
import { ROLES } from '../../access/roles';
import { permissionsOfRole } from '../testing/permissions-of-role';
import { FIRST_STEPS, firstStepsOf, type Permission } from './first-steps';

const titlesOf = (...codes: string[]) =>
  firstStepsOf(codes.flatMap((code): Permission[] => permissionsOfRole(code))).map(({ title }) => title);

test('firstStepsOf: shows each role its own work only', () => {
  expect(titlesOf('moderator-es')).toEqual(['Decide los comentarios que esperan']);
  expect(titlesOf('analyst-es')).toEqual(['Lee cómo va']);
  expect(titlesOf('affiliate-manager-es')).toEqual(['Decide sobre un afiliado']);
  expect(titlesOf('lead-manager-es')).toEqual(['Atiende una solicitud', 'Lee cómo va']);
});

test('firstStepsOf: shows the settings to a chief editor, and publishing to no author', () => {
  expect(titlesOf('chief-editor-es')).toContain('Completa los ajustes del sitio');
  expect(titlesOf('editor-es')).not.toContain('Completa los ajustes del sitio');
  expect(titlesOf('author-es')).not.toContain('Publica, ahora o a una hora');
});

test('firstStepsOf: has a step for every role, and shows nothing without permissions', () => {
  const codes = ROLES.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(titlesOf(code), code).not.toEqual([]);
  expect(titlesOf()).toEqual([]);
  expect(new Set(titlesOf(...codes)).size).toBe(FIRST_STEPS.length);
});
