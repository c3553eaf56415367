import 'server-only';
import type { FormQuestion } from '@prestafaro/application';
import { ageValues } from '@/features/application/fault-messages';
import type { QuestionView } from '@/features/application/form-view';
import { fill } from '@/messages/fill';
import type { SiteFrame } from '@/shell/site-view';

type Writing = Pick<SiteFrame, 'site' | 'money' | 'messages'>;

/** A question with the messages of a site: label, hint with an example, and labels of its options. */
export function questionView(question: FormQuestion, writing: Writing, now: Date): Omit<QuestionView, 'faults'> {
  const { name, control, isRequired, isSecret, maxLength, autoComplete, inputMode } = question;
  const { questions, optional } = writing.messages.application;
  const { currencySymbol, currencyPosition } = writing.money;
  const isMoney = control === 'money';
  const { label } = questions[name];
  return {
    name,
    control,
    label: isRequired ? label : fill(optional, { label }),
    hint: hintOf(question, writing, now),
    options: (question.options ?? []).map((value) => ({ value, label: optionLabel(question, value, writing) })),
    maxLength,
    autoComplete,
    inputMode,
    isSecret,
    isRequired,
    unitBefore: isMoney && currencyPosition !== 'after' ? currencySymbol : undefined,
    unitAfter: isMoney && currencyPosition === 'after' ? currencySymbol : undefined,
  };
}

function hintOf({ name, example }: FormQuestion, { site, messages }: Writing, now: Date): string | undefined {
  const { questions, example: exampleMessage } = messages.application;
  const { hint } = questions[name];
  const sentences = [
    hint && fill(hint, { ...ageValues(site, now) }),
    example && fill(exampleMessage, { example: example.replaceAll(' ', '\u00a0') }),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** A value without a label is shown as it is. A test checks that every option of every site has a label. */
export function optionLabel({ name, control }: FormQuestion, value: string, { messages }: Pick<Writing, 'messages'>) {
  const { options } = messages.application;
  if (control === 'yes-no') return value === 'yes' ? options.yes : options.no;
  const tables: Readonly<Partial<Record<string, OptionLabels | string>>> = options;
  const labels = tables[name];
  return (typeof labels === 'object' && labels[value]) || value;
}

type OptionLabels = Readonly<Partial<Record<string, string>>>;
