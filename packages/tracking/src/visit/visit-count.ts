/** How often a visitor came, and how many pages of this visit the visitor has seen. */
export interface VisitCount {
  readonly visits: number;
  readonly pages: number;
}

/** Keeps the cookie short. No visitor comes near. */
const maximum = 999_999;

/** The count after an event. A visit starts when no session runs. Only a page view adds a page. */
export function countVisit(earlier: VisitCount | undefined, isInSession: boolean, isPageView: boolean): VisitCount {
  const { visits, pages } = earlier ?? { visits: 0, pages: 0 };
  const isContinued = isInSession && visits > 0;
  return {
    visits: Math.min(isContinued ? visits : visits + 1, maximum),
    pages: Math.min((isContinued ? pages : 0) + (isPageView ? 1 : 0), maximum),
  };
}

/** The value of the cookie `pf_visits`: `1|visits|pages`, where 1 is the version. */
export function formatVisitCount({ visits, pages }: VisitCount): string {
  return `1|${visits}|${pages}`;
}

/** Reads the value of that cookie; undefined for a missing or malformed one. */
export function parseVisitCount(cookie: string | undefined): VisitCount | undefined {
  const match = /^1\|([1-9]\d{0,5})\|(0|[1-9]\d{0,5})$/.exec(cookie ?? '');
  return match ? { visits: Number(match[1]), pages: Number(match[2]) } : undefined;
}
