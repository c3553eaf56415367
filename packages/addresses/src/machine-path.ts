import type { Path, SharedPathPageId } from '@prestafaro/types/fixed-page';
import { contentFolders, isFixedPageId } from './content-path.ts';
import { sharedPaths } from './fixed-page.ts';
import { visitorPages } from './visitor-page.ts';

/** The two layouts of specification §2. `empty` has no menu and no footer links, because they distract from a form. */
export type Layout = 'default' | 'empty';

/** Paths without a page of the CMS: exits, addresses of lenders by number, and the pages that no editor writes. */
const otherPaths = ['/go/', '/lenders/', ...(Object.keys(visitorPages) as Path[])] as const satisfies readonly Path[];

/**
 * Paths that are the same on every site and that no entry of an editor can have: the steps of an application, the folders of
 * entries, and the addresses without a page of the CMS.
 */
export const machinePaths: readonly Path[] = [
  ...new Set([...Object.values(sharedPaths), ...Object.values(contentFolders), ...otherPaths]),
].filter((path) => path !== '/' && !isFixedPageId(path));

const emptyLayoutPages: readonly SharedPathPageId[] = ['main', 'application', 'process', 'transition', 'reg', 'reg2'];

const emptyLayoutPaths: ReadonlySet<string> = new Set(emptyLayoutPages.map((id) => sharedPaths[id]));

/**
 * The layout of a path within a site (decisions, "Routing"): `empty` for the application flow and `/landing/*`, else
 * `default`.
 */
export function layoutOf(path: string): Layout {
  return emptyLayoutPaths.has(path) || path.startsWith('/landing/') ? 'empty' : 'default';
}
