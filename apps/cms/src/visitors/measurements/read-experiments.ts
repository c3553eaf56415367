import { type CountryCode, type Locale, sitesOf } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { siteName } from '../../access/countries/site-names';
import type { EventStore } from '../events/event-store';
import type { ExperimentReport } from '../experiments/experiment-report';
import { readExperimentReport } from '../experiments/read-experiment-report';
import type { ArmCounts } from '../experiments/sample-ratio';
import { figure } from './figure';
import { type ExperimentRow, FEWEST } from './report';

/** The running experiments of a country. */
export async function readExperiments(
  strapi: Core.Strapi,
  store: EventStore,
  country: CountryCode,
): Promise<ExperimentRow[]> {
  const rows: ExperimentRow[] = [];
  for (const { locale } of sitesOf(country)) {
    const report = await readExperimentReport(strapi, store, locale);
    if (report) rows.push(experimentRow(locale, report));
  }
  return rows;
}

export function experimentRow(site: Locale, report: ExperimentReport): ExperimentRow {
  const { code, percentB, since, seen, measured, ratio, comparison } = report;
  const each = ({ a, b }: ArmCounts) => ({ a: figure(a, a), b: figure(b, b) });
  const isTold = [seen.a, seen.b, measured.a, measured.b].every((count) => count === 0 || count >= FEWEST);
  return {
    ...{ site, siteName: siteName(site), code, percentB, since, ratio },
    ...{ seen: each(seen), applied: each(measured), comparison: isTold ? comparison : null },
  };
}
