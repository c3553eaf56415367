import 'server-only';
import type { Locale, Site } from '@prestafaro/countries';
import { experimentsOf } from '@prestafaro/types/experiment';
import type { RunningExperiment } from '@prestafaro/types/running-experiment';
import { log, reasonOf } from '@/server/log/log';
import { loadSiteFrame, type SiteSettings } from '@/shell/site-view';

type ExperimentSettings = Pick<
  SiteSettings,
  'experimentCode' | 'experimentState' | 'experimentPercentB' | 'experimentStartsAt' | 'experimentEndsAt'
>;

/** No experiment lasts longer than this date, the last of the calendar of JavaScript. */
const endOfTime = 8_640_000_000_000;

/**
 * The experiment that the editors of a site run, if the code offers it to the country. It may begin later, because pages are stored: each
 * reader compares the dates with its own time.
 * @param now an experiment that has ended by then is left out
 */
export function runningExperiment(
  settings: ExperimentSettings,
  { country }: Pick<Site, 'country'>,
  now: Date,
): RunningExperiment | undefined {
  const offered = experimentsOf(country).find(({ id }) => id === settings.experimentCode);
  if (!offered || settings.experimentState !== 'running') return undefined;
  const from = secondsOf(settings.experimentStartsAt) ?? 0;
  const until = secondsOf(settings.experimentEndsAt) ?? endOfTime;
  return until > now.getTime() / 1000
    ? { id: offered.id, percentB: settings.experimentPercentB ?? 50, from, until }
    : undefined;
}

/** The experiment of a site, for its document. A site whose settings cannot be read has none: the page itself states the failure. */
export async function experimentOfSite(locale: Locale): Promise<RunningExperiment | undefined> {
  try {
    const { site, settings } = await loadSiteFrame(locale);
    return settings ? runningExperiment(settings, site, new Date()) : undefined;
  } catch (error) {
    log.warn('The experiment of a site could not be read', { locale, reason: reasonOf(error) });
    return undefined;
  }
}

function secondsOf(date: string | null | undefined): number | undefined {
  return date ? Math.floor(Date.parse(date) / 1000) : undefined;
}
