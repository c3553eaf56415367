/** `aria-current` for a link of the menu: the page itself, or the section that the page belongs to. */
export function currentMark(url: string, path: string | undefined): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  if (url === path) return 'page';
  const isSection = url.split('/').filter(Boolean).length > 0 && path.startsWith(url);
  return isSection ? 'true' : undefined;
}

/** The most exact link for a path, so that «Guías» is not marked on a page that «Préstamos» leads to. */
export function currentUrl(urls: readonly string[], path: string | undefined): string | undefined {
  const marked = urls.filter((url) => currentMark(url, path));
  return marked.sort((a, b) => b.length - a.length)[0];
}
