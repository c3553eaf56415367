import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestContext } from '../../platform/http/answer';
import { readBody } from './desk-body';
import { deskSearchSchema } from './desk-filters';
import { filterLabels } from './labels';

function answerTo(body: unknown, schema: z.ZodType = deskSearchSchema) {
  const ctx = { request: { body }, set: () => undefined } as unknown as RequestContext;
  return { read: readBody(ctx, schema, filterLabels), status: ctx.status, message: messageOf(ctx.body) };
}

const messageOf = (body: unknown) => (body as { error: { message: string } } | undefined)?.error.message;

test('readBody: returns the data of a correct body and answers nothing', () => {
  expect(answerTo({ search: 'Eva' })).toEqual({
    read: { search: 'Eva', page: 1 },
    status: undefined,
    message: undefined,
  });
});

test.each([
  [{ search: 'x' }, '«Buscar»: necesita al menos 2 caracteres'],
  [{ from: '2026-02-30' }, '«Desde»: es un día del calendario, p. ej. 2026-11-20'],
  [{ matched: 'perhaps' }, '«Ofertas»: Opción inválida: se esperaba una de "yes"|"no"'],
  [{ page: 'x' }, 'page: Entrada inválida: se esperaba número, recibido texto'],
  [{ sites: [] }, 'El mensaje: Llave desconocida: "sites"'],
])('readBody: answers %j with 422, in Spanish, with the label of the field', (body, problem) => {
  expect(answerTo(body)).toEqual({ read: null, status: 422, message: `Revisa lo que has enviado. ${problem}.` });
});

test('readBody: names a field of an inner object by its label', () => {
  const nested = z.strictObject({ filters: deskSearchSchema });
  expect(answerTo({ filters: { to: 'x' } }, nested).message).toContain('«Hasta»: es un día');
});
