import { hasAssessment } from '@/features/lender/lender-assessment';
import type { LenderContent } from '@/features/lender/load-lender';
import { sectionIds } from '@/features/lender/section-ids';
import type { ContentsEntry } from '@/site/contents';
import { fill } from '@/site/messages/fill';
import type { SiteView } from '@/site/site-view';

/** The parts of a lender's page in their order, with the headings of the text among them. */
export function lenderContents(
  lender: LenderContent,
  text: readonly ContentsEntry[],
  hasOffers: boolean,
  view: SiteView,
): ContentsEntry[] {
  const { headings } = view.messages.lenders;
  const part = (isShown: boolean, id: string, title: string) => (isShown ? [{ id, text: title }] : []);
  return [
    ...part(true, sectionIds.conditions, headings.conditions),
    ...part(hasAssessment(lender), sectionIds.assessment, headings.assessment),
    ...part(true, sectionIds.criteria, headings.criteria),
    ...part(hasOffers, sectionIds.offers, fill(headings.offers, { name: lender.name })),
    ...text,
    ...part(true, sectionIds.facts, headings.facts),
    ...part(lender.complaints !== null, sectionIds.complaints, headings.complaints),
  ];
}
