/** The `aria-current` of a menu link: `page` for the page itself, `true` for the section of the page. */
export function currentMark(url: string, path: string | undefined): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  // A link to the offers carries a loan.
  const [linked = url] = url.split('?');
  if (linked === path) return 'page';
  const isSection = linked.split('/').filter(Boolean).length > 0 && path.startsWith(linked);
  return isSection ? 'true' : undefined;
}

/** The longest matching link of a path, so that «Guías» is not marked on a page under «Préstamos». */
export function currentUrl(urls: readonly string[], path: string | undefined): string | undefined {
  const marked = urls.filter((url) => currentMark(url, path));
  return marked.sort((a, b) => b.length - a.length)[0];
}
