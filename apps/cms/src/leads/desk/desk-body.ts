import { z } from 'zod';
import { bodyOf, type RequestContext } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';

/** The language of the messages for which a schema has no text of its own. */
const { localeError: spanishProblem } = z.locales.es();

/** The reason of a change, because a manager may have to explain it later. */
export const reasonField = z
  .string()
  .trim()
  .min(3, 'necesita al menos 3 caracteres')
  .max(560, 'tiene como máximo 560 caracteres');

/**
 * Reads and checks the body. If it is wrong, answers 422 with a message that names fields and repeats no value.
 * @param labels the labels of the fields on the page that sends the body, by their names
 * @returns null if the request was answered
 */
export function readBody<Schema extends z.ZodType>(
  ctx: RequestContext,
  schema: Schema,
  labels: Readonly<Record<string, string>>,
): z.infer<Schema> | null {
  const parsed = schema.safeParse(bodyOf(ctx) ?? {}, { error: spanishProblem });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${placeOf(path, labels)}: ${message}`);
  refuse(ctx, 422, `Revisa lo que has enviado. ${problems.join('. ')}.`);
  return null;
}

function placeOf(path: readonly PropertyKey[], labels: Readonly<Record<string, string>>): string {
  const label = labels[String(path.at(-1))];
  return label ? `«${label}»` : path.join('.') || 'El mensaje';
}

/** The id in the path; null if it is not an id. @param name of the part of the path */
export function idOf(ctx: RequestContext, name = 'id'): number | null {
  const id = (ctx as { params?: Record<string, string> }).params?.[name];
  return id && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
