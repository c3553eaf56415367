import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { fill } from '@/messages/fill';
import { hasAssessment } from '@/screens/lender/lender-assessment';
import { sectionIds } from '@/screens/lender/section-ids';
import type { SiteView } from '@/shell/site-view';
import type { ContentsEntry } from '@/ui/contents/contents';

/** The parts of a lender's page in their order, with the headings of the text among them. */
export function lenderContents(
  lender: LenderContent,
  text: readonly ContentsEntry[],
  { hasCosts, hasOffers, hasSimilar }: Record<'hasCosts' | 'hasOffers' | 'hasSimilar', boolean>,
  view: SiteView,
): ContentsEntry[] {
  const { headings } = view.messages.lenders;
  const part = (isShown: boolean, id: string, title: string) => (isShown ? [{ id, text: title }] : []);
  return [
    ...part(hasCosts, sectionIds.costs, headings.costs),
    ...part(true, sectionIds.conditions, headings.conditions),
    ...part(hasAssessment(lender), sectionIds.assessment, headings.assessment),
    ...part(true, sectionIds.criteria, headings.criteria),
    ...part(hasOffers, sectionIds.offers, fill(headings.offers, { name: lender.name })),
    ...text,
    ...part(lender.pages.length > 0, sectionIds.pages, fill(headings.pages, { name: lender.name })),
    ...part(true, sectionIds.facts, headings.facts),
    ...part(lender.complaints !== null, sectionIds.complaints, headings.complaints),
    ...part(hasSimilar, sectionIds.similar, headings.similar),
  ];
}
