import { SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface Props {
  /** The newest first: `2026-11`. */
  months: readonly string[];
  month: string;
  onChange(month: string): void;
}

/** The choice of a month. */
export function MonthSelect({ months, month, onChange }: Props) {
  return (
    <SingleSelect aria-label="Mes" size="S" value={month} onChange={(value) => onChange(String(value))}>
      {months.map((each) => (
        <SingleSelectOption key={each} value={each}>
          {each}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
