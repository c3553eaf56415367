import type { Path } from '@prestafaro/types/fixed-page';

/** The path of one page of a list. Page 1 is the list itself; the others stand under it: `page-2/`, `page-3/`. */
export function listPath(first: Path, page: number): Path {
  return page === 1 ? first : (`${first}page-${page}/` as Path);
}
