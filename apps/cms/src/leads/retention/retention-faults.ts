import { DEFAULT_DAYS, type RetentionDays } from './retention-days';
import { retentionProblems } from './retention-rules';

/** What the settings of a site may not say of retention; a figure that is missing is checked as the one that stands in for it. */
export function retentionFaults({ retention }: Record<string, unknown>): string[] {
  return retention ? retentionProblems({ ...DEFAULT_DAYS, ...(retention as Partial<RetentionDays>) }) : [];
}
