import { type FormAnswer, unanswered } from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';

/**
 * Refuses a text that is too long before it is sent: the server does not read a form of more than 64 KB, so the visitor
 * would only learn that it did not arrive. Lengths count as on the server.
 * @returns undefined if every text fits
 */
export function tooLongAnswer(fields: readonly FormField[], sent: FormData, attempt: number): FormAnswer | undefined {
  const tooLong = fields.flatMap((field) => {
    if (field.kind !== 'text') return [];
    const text = String(sent.get(field.name) ?? '').replaceAll('\r\n', '\n');
    return text.trim().length > field.limit.max ? [{ ...field.limit, field: field.name }] : [];
  });
  const [first] = tooLong;
  if (!first) return undefined;
  const errors = tooLong.map(({ field, message }) => ({ field, message }));
  return { ...unanswered, attempt: attempt + 1, outcome: 'refused', title: first.title, errors };
}
