import type { Problem } from '../../content/entry-rules/problem';
import { DEFAULT_DAYS, type RetentionDays } from './retention-days';
import { retentionProblems } from './retention-rules';

/** Checks the retention settings of a site. A missing figure is checked as its default. */
export function retentionFaults({ retention }: Record<string, unknown>): Problem[] {
  return retention ? retentionProblems({ ...DEFAULT_DAYS, ...(retention as Partial<RetentionDays>) }) : [];
}
