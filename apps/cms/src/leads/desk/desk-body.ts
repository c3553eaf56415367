import type { z } from 'zod';
import { bodyOf, type RequestContext } from '../../platform/http/answer';
import { refuse } from './desk-route';

/**
 * Reads and checks the body. If it is wrong, answers 422 with a message that names fields and repeats no value.
 * @returns null if the request was answered
 */
export function readBody<Schema extends z.ZodType>(ctx: RequestContext, schema: Schema): z.infer<Schema> | null {
  const parsed = schema.safeParse(bodyOf(ctx) ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'El mensaje'}: ${message}`);
  refuse(ctx, 422, `Revisa lo que has enviado. ${problems.join('. ')}.`);
  return null;
}

/** The id in the path; null if it is not an id. */
export function idOf(ctx: RequestContext): number | null {
  const { id } = (ctx as { params?: { id?: string } }).params ?? {};
  return id && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
