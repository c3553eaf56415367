import type { PartnerFacts } from '@/features/partners/load-partners';

/**
 * Whether a partner is invented: its lender's data are examples, or its address is under a reserved name (RFC 2606). A
 * partner has no mark of its own in the CMS, and one has no lender (decisions, "Numbers …").
 */
export function isSamplePartner({ lender, link }: Pick<PartnerFacts, 'lender' | 'link'>): boolean {
  if (lender) return lender.sampleData;
  return link !== null && URL.canParse(link) && /\.(example|test|invalid)$/.test(new URL(link).hostname);
}
