/**
 * Whether the caller already has the body with this ETag, by its header `If-None-Match` (RFC 9110, section 13.1.2). The
 * comparison is weak, because a proxy that compresses makes a tag weak.
 * @param etag with its quotes: `"abc"`
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
