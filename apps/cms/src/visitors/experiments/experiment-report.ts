import type { ArmComparison } from './compare-arms';
import type { ArmCounts, SampleRatio } from './sample-ratio';

/** Where the edit view of the settings reads how the experiment of the site goes. */
export const EXPERIMENT_REPORT_PATH = '/experiment-report';

/** The numbers of an experiment in one country since it began, or since the oldest roll-up that is kept. */
export interface ExperimentReport {
  /** `0300.1` */
  readonly code: string;
  readonly percentB: number;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Visitors who have seen what differs, each once. */
  readonly seen: ArmCounts;
  /** Applications that were sent. */
  readonly applications: ArmCounts;
  /** Those of visitors who are among the seen: they allowed measurement, and applied before the current hour. */
  readonly measured: ArmCounts;
  readonly ratio: SampleRatio;
  /** Null while the shares are skewed: then a comparison means nothing. */
  readonly comparison: ArmComparison | null;
}
