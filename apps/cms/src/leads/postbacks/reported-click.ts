import type { ClickOutcome } from '@prestafaro/types/application';

/** A click, as reports about it need it. */
export interface ReportedClick {
  id: number;
  clickId: string;
  applicationId: number | null;
  site: string;
  reportedStatus: ClickOutcome | null;
}
