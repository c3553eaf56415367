import { formatDate, toIsoDate, type WorkCalendarRules } from '@prestafaro/countries';
import styles from '@/features/calendar/computed/computed-calendar.module.css';
import { countRange } from '@/features/calendar/computed/count-range';
import { type DatesReading, dateFields, type TypedDate } from '@/features/calendar/computed/read-dates';
import type { RegionChoice } from '@/features/calendar/computed/region-choice';
import { countedSpan } from '@/features/calendar/computed/year-of';
import { totalTexts } from '@/features/calendar/total-line';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Input } from '@/ui/input/input';
import { Notice } from '@/ui/notice/notice';
import { Text } from '@/ui/text/text';

export interface DaysFormProps {
  rules: WorkCalendarRules;
  choice: RegionChoice;
  /** Undefined: nobody has asked yet. */
  dates: DatesReading | undefined;
  path: string;
  view: SiteView;
}

/** Anchor of the form, the same on every site, so that its answer is in view. */
const formId = 'calendar-days';

/** Counts the working days between two dates: a GET form to its own page, whose query variant shows the result. */
export function DaysForm({ rules, choice, dates, path, view }: DaysFormProps) {
  const words = view.messages.calendar.computed;
  const span = spanTexts(rules, view);
  return (
    <section id={formId} className={styles.part} aria-labelledby={`${formId}-title`}>
      <h3 id={`${formId}-title`}>{words.countTitle}</h3>
      <Text isQuiet>{fill(words.dateHint, span)}</Text>
      {/* The page checks the dates itself and says what is wrong in the language of the site. */}
      <form action={`${path}#${formId}`} className={styles.form} aria-labelledby={`${formId}-title`} noValidate>
        {choice.region && rules.regionKey && <input type="hidden" name={rules.regionKey} value={choice.slug} />}
        <DateField name="from" label={words.from} typed={dates?.from} rules={rules} view={view} />
        <DateField name="to" label={words.to} typed={dates?.to} rules={rules} view={view} />
        <Button type="submit" look="secondary">
          {words.count}
        </Button>
      </form>
      {dates && <Result rules={rules} choice={choice} dates={dates} view={view} />}
    </section>
  );
}

interface DateFieldProps extends Pick<DaysFormProps, 'rules' | 'view'> {
  name: keyof typeof dateFields;
  label: string;
  typed: TypedDate | undefined;
}

/** A field for a date. A browser empties it if it is no date, so such a text gets a field for text, which keeps it. */
function DateField({ name, label, typed, rules, view }: DateFieldProps) {
  const { first, last } = countedSpan(rules);
  const isText = typed?.problem === 'unreadable';
  const value = typed?.date ? toIsoDate(typed.date) : typed?.typed;
  return (
    <Field id={`calendar-${name}`} label={label} error={typed?.problem && problemText(typed, rules, view)}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          name={dateFields[name]}
          type={isText ? 'text' : 'date'}
          min={isText ? undefined : toIsoDate(first)}
          max={isText ? undefined : toIsoDate(last)}
          defaultValue={value}
        />
      )}
    </Field>
  );
}

function problemText({ typed, problem }: TypedDate, rules: WorkCalendarRules, view: SiteView): string {
  const { missingDate, badDate, outside, reversed } = view.messages.calendar.computed;
  const example = toIsoDate(countedSpan(rules).last);
  const texts = {
    missing: fill(missingDate, { example }),
    unreadable: fill(badDate, { typed, example }),
    outside: fill(outside, spanTexts(rules, view)),
    reversed,
  };
  return texts[problem ?? 'missing'];
}

function Result({ rules, choice, dates, view }: Omit<DaysFormProps, 'path' | 'dates'> & { dates: DatesReading }) {
  const { from, to } = dates;
  if (!from.date || !to.date || from.problem || to.problem) return null;
  const { working, holiday, weekend } = countRange(view.site, rules, choice, { from: from.date, to: to.date });
  const totals = { workingDays: working, holidayCount: holiday, weekendDays: weekend };
  const [workingText, holidayText, weekendText] = totalTexts(totals, view);
  return (
    <Notice role="status">
      {fill(view.messages.calendar.computed.result, {
        from: formatDate(from.date, view.site.locale, 'long'),
        to: formatDate(to.date, view.site.locale, 'long'),
        region: choice.name,
        working: workingText,
        holidays: holidayText,
        weekend: weekendText,
      })}
    </Notice>
  );
}

function spanTexts(rules: WorkCalendarRules, { site }: SiteView) {
  const { first, last } = countedSpan(rules);
  return { first: formatDate(first, site.locale, 'long'), last: formatDate(last, site.locale, 'long') };
}
