/** What other features and blocks may use of partners. */
export { loadPartners, type PartnerFacts } from '@/features/partners/load-partners';
export { PartnerRows } from '@/features/partners/partner-rows';
