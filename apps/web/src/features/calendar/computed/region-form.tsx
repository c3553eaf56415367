import type { WorkCalendarRules } from '@prestafaro/countries';
import styles from '@/features/calendar/computed/computed-calendar.module.css';
import type { DatesReading } from '@/features/calendar/computed/read-dates';
import { dateFields } from '@/features/calendar/computed/read-dates';
import type { RegionChoice } from '@/features/calendar/computed/region-choice';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/select/select';

export interface RegionFormProps {
  rules: Pick<WorkCalendarRules, 'wholeCountry' | 'regions'>;
  regionKey: NonNullable<WorkCalendarRules['regionKey']>;
  choice: RegionChoice;
  /** Dates that are being counted are kept. */
  dates: DatesReading | undefined;
  /** Public path of the page, which answers the form. */
  path: string;
  view: SiteView;
}

/** The choice of a region: a GET form, so that the address names the region and no JavaScript is needed. */
export function RegionForm({ rules, regionKey, choice, dates, path, view }: RegionFormProps) {
  const { region, chooseRegion, showRegion, unknownRegion } = view.messages.calendar.computed;
  const whole = rules.wholeCountry;
  const options = [
    { value: '', label: whole.name },
    ...rules.regions.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <form action={path} className={styles.form} aria-label={chooseRegion}>
      <Field
        id="calendar-region"
        label={region}
        error={choice.unknown !== undefined && fill(unknownRegion, { typed: choice.unknown.slice(0, 40) })}
      >
        {(control) => (
          <Select
            {...control}
            // A stored page is shown again by the back button with the choice of another address.
            autoComplete="off"
            name={regionKey}
            defaultValue={choice.region ? choice.slug : ''}
            options={options}
          />
        )}
      </Field>
      {dates && (
        <>
          <input type="hidden" name={dateFields.from} value={dates.from.typed} />
          <input type="hidden" name={dateFields.to} value={dates.to.typed} />
        </>
      )}
      <Button type="submit">{showRegion}</Button>
    </form>
  );
}
