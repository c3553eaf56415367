import { affiliateParameter } from '@prestafaro/types/affiliate';

/** A label of the affiliate's own in a link. It stays in the address as it is, and can name nobody. */
export const linkLabelPattern = /^[A-Za-z0-9._-]{0,40}$/;

/**
 * The link that an affiliate publishes. The label is the campaign of the visit, by which the measurements tell visits apart.
 * @param page its address, or its path
 * @param label of `linkLabelPattern`; empty without one
 */
export function affiliateLink(page: string, code: string, label: string): string {
  return `${page}?${affiliateParameter}=${code}${label && labelSuffix(label)}`;
}

/** What a label adds to a link. */
export const labelSuffix = (label: string): string => `&utm_campaign=${label}`;
