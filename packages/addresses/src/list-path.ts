import type { Path } from '@prestafaro/types/fixed-page';

/** The path of a page of a list: page 1 is the list itself, the others `page-2/`, `page-3/` under it. */
export function listPath(first: Path, page: number): Path {
  return page === 1 ? first : (`${first}page-${page}/` as Path);
}
