import {
  applicationFields,
  type DeskFormat,
  kindColumnOf,
  maskedColumnOf,
  type ReadableAnswers,
  type ReadableColumn,
} from '@prestafaro/application';
import type { Locale } from '@prestafaro/countries';
import { labelOf } from '../../leads/desk/labels';
import { counted, dayOf, moneyOf, NOTHING, yesOrNo } from './format';

type Value = ReadableAnswers[ReadableColumn];

/** The answers of a panel in the order of the form, each with its label. An encrypted answer is shown by its mask. */
export function answerFacts(
  panel: 'person' | 'loan',
  answers: ReadableAnswers,
  site: Locale,
): readonly (readonly [label: string, value: string])[] {
  return applicationFields
    .filter(({ desk }) => desk.panel === panel)
    .map(({ name, storage, desk: { label, format } }) => {
      if (storage.protection === 'plain') return [label, shown(answers[name as ReadableColumn], format, site)];
      const kind = storage.kind ? labelOf(storage.kind.labels, answers[kindColumnOf(name)] as string | null) : '';
      return [kind || label, shown(answers[maskedColumnOf(name)], format, site)];
    });
}

function shown(value: Value, format: DeskFormat, site: Locale): string {
  if (value === null) return NOTHING;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'string') {
    if (typeof format === 'object') return labelOf(format.labels, value);
    return format === 'date' ? dayOf(value) : value;
  }
  if (format === 'money') return moneyOf(value, site);
  return format === 'days' ? counted(value, 'día', 'días') : new Intl.NumberFormat('es').format(value);
}
