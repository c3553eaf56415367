export type PageWindowItem = number | 'gap';

/**
 * The page numbers of a pagination: the first, the last, the current one and its neighbours, with a gap for the rest. A
 * gap never hides a single page, which takes no more room than the gap.
 */
export function pageWindow(current: number, total: number): PageWindowItem[] {
  const wanted = new Set([1, current - 1, current, current + 1, total]);
  const items: PageWindowItem[] = [];
  let previous = 0;
  for (let page = 1; page <= total; page += 1) {
    const isLoneHole = !wanted.has(page) && previous === page - 1 && wanted.has(page + 1);
    if (!wanted.has(page) && !isLoneHole) continue;
    if (page > previous + 1) items.push('gap');
    items.push(page);
    previous = page;
  }
  return items;
}
