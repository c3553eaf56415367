import { hasWriting, writtenAnswer } from '@prestafaro/application/written-answer';
import type { CountryRules } from '@prestafaro/countries';
import type { StepView } from '@/features/application/form-view';

/** What is needed of a field: an input of the form. */
export type WrittenField = Pick<
  HTMLInputElement,
  'name' | 'value' | 'selectionStart' | 'selectionEnd' | 'ownerDocument'
> & { readonly form: HTMLFormElement | null };

/**
 * Writes phone, document or account in a field as the country does, after the visitor has left the field, pasted a text or let the
 * browser fill it in. A text that the country's rules refuse stays as typed, and the check of the step says why. It never moves the
 * caret of somebody who types: a field with the focus changes only if its caret stands at the end.
 * @param loadRules waits for the rules of the country; undefined if they cannot be loaded
 */
export async function writeField(
  field: WrittenField,
  steps: readonly Pick<StepView, 'questions'>[],
  loadRules: () => Promise<CountryRules | undefined>,
): Promise<void> {
  const question = steps.flatMap(({ questions }) => questions).find(({ name }) => name === field.name);
  if (!question || !hasWriting(question)) return;
  const typed = field.value;
  const rules = await loadRules();
  if (!rules || field.value !== typed || isTypedInto(field)) return;
  const given = new FormData(field.form ?? undefined);
  const written = writtenAnswer(rules, question, typed, (name) => String(given.get(name) ?? ''));
  if (written !== null && written !== typed) field.value = written;
}

function isTypedInto(field: WrittenField): boolean {
  const { selectionStart, selectionEnd, value, ownerDocument } = field;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  return (ownerDocument.activeElement as unknown) === field && !isAtEnd;
}
