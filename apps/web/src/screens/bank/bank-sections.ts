import type { BankContent } from '@/features/bank/load-bank';
import type { SiteView } from '@/shell/site-view';
import type { ContentsEntry } from '@/ui/contents/contents';

/** Anchors of a bank's page, apart from the headings of the editor's text. */
export const bankSectionIds = { facts: 'bank-facts', lenders: 'bank-lenders', articles: 'bank-articles' } as const;

/** The sections after the text that the page of a bank has, in their order. */
export function bankSections({ lenders, articles }: BankContent, { messages }: SiteView): ContentsEntry[] {
  const { headings, banks } = messages.lenders;
  return [
    { id: bankSectionIds.facts, text: headings.facts },
    ...(lenders.length > 0 ? [{ id: bankSectionIds.lenders, text: banks.lenders }] : []),
    ...(articles.length > 0 ? [{ id: bankSectionIds.articles, text: banks.articles }] : []),
  ];
}
