import { writeCsv } from '@prestafaro/countries/write-csv';
import { countryName } from '../../access/countries/site-names';
import type { MeasurementsReport } from './report';
import type { ReportTable } from './report-table';
import { reportTables } from './report-tables';

/** The report as a file for a spreadsheet: one table below the other, each with its title and headers. */
export const reportCsv = (report: MeasurementsReport): string => csvOf(report, reportTables(report));

/** The same with one table. Null for a name that no table has. */
export function tableCsv(report: MeasurementsReport, id: string): string | null {
  const table = reportTables(report).find((each) => each.id === id);
  return table ? csvOf(report, [table]) : null;
}

const csvOf = ({ country, from, to }: MeasurementsReport, tables: readonly ReportTable[]): string =>
  writeCsv([
    ['Mediciones', countryName(country)],
    ['Desde', from],
    ['Hasta', to],
    ...tables.flatMap(({ title, headers, rows }) => [[], [title], headers, ...rows]),
  ]);
