/**
 * The address at which a visitor gets a file of the CMS: on our own origin, under `/media/`, never on the CMS. A file
 * that is stored elsewhere (an object store with its own address) keeps its address.
 */
export function mediaUrl(url: string): string {
  return url.startsWith('/uploads/') ? `/media/${url.slice('/uploads/'.length)}` : url;
}
