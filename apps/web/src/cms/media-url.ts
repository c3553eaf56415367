/**
 * Where a visitor gets a file of the CMS: from our own origin, under `/media/`, never from the CMS itself.
 * A file that lives elsewhere (an object store with its own address) keeps its address.
 */
export function mediaUrl(url: string): string {
  return url.startsWith('/uploads/') ? `/media/${url.slice('/uploads/'.length)}` : url;
}
