import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { countryName } from '../../access/countries/site-names';
import type { MeasurementsReport } from '../../visitors/measurements/report';
import { OFFERED_DAYS } from '../../visitors/measurements/report-period';
import { DayFilter } from '../desk/day-filter';
import { periodIn, withCountry, withDates, withDays } from './period-in-address';

interface Props {
  query: URLSearchParams;
  /** The report that is shown; null until the first one has arrived. */
  report: Pick<MeasurementsReport, 'country' | 'countries' | 'from' | 'to'> | null;
  onFilter(query: URLSearchParams): void;
}

const DEFAULT_DAYS = '30';

/** Country and period, which are in the address, so that a report can be bookmarked. */
export function ReportFilters({ query, report, onFilter }: Props) {
  const { country, days, from, to } = periodIn(query);
  const hasDates = Boolean(from ?? to);
  const dates = { from: from ?? report?.from ?? '', to: to ?? report?.to ?? '' };
  const setDate = (name: 'from' | 'to') => (value: string | undefined) =>
    onFilter(value ? withDates(query, { ...dates, [name]: value }) : withDays(query, DEFAULT_DAYS));
  return (
    <Flex gap={3} wrap="wrap" alignItems="flex-start" paddingBottom={2}>
      {report && report.countries.length > 1 && (
        <Field.Root width="17rem">
          <Field.Label>País</Field.Label>
          <SingleSelect
            size="S"
            value={country ?? report.country}
            onChange={(value) => onFilter(withCountry(query, String(value)))}
          >
            {report.countries.map((code) => (
              <SingleSelectOption key={code} value={code}>
                {countryName(code)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <Field.Root width="20rem">
        <Field.Label>Periodo</Field.Label>
        <SingleSelect
          size="S"
          value={hasDates ? '' : (days ?? DEFAULT_DAYS)}
          placeholder="Entre dos días"
          onChange={(value) => onFilter(withDays(query, String(value)))}
        >
          {OFFERED_DAYS.map((count) => (
            <SingleSelectOption key={count} value={String(count)}>
              {`Últimos ${count} días`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <DayFilter label="Desde" value={dates.from || undefined} onChange={setDate('from')} />
      <DayFilter label="Hasta" value={dates.to || undefined} onChange={setDate('to')} />
    </Flex>
  );
}
