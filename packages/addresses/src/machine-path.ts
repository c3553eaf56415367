import type { Path } from '@prestafaro/types/fixed-page';

/** The two layouts of specification §2. `empty` has no menu and no footer links, because they distract from a form. */
export type Layout = 'default' | 'empty';

/** Paths that are the same on every site: the steps of an application, and the roots of numbered or listed pages. */
export const machinePaths = [
  '/main/',
  '/application/',
  '/process/',
  '/transition/',
  '/reg/',
  '/reg2/',
  '/thank-you/',
  '/unsubscribe/',
  '/offers/',
  '/offers2/',
  '/offers3/',
  '/landing/offers/',
  '/landing/redirector/',
  '/landing/rejected/',
  '/landing/rejected2/',
  '/landing/trafficback/',
  '/blog/',
  '/lenders/',
  '/author/',
  '/bank/',
  '/go/',
] as const satisfies readonly Path[];

export type MachinePath = (typeof machinePaths)[number];

const emptyLayoutPaths: ReadonlySet<string> = new Set<MachinePath>([
  '/main/',
  '/application/',
  '/process/',
  '/transition/',
  '/reg/',
  '/reg2/',
]);

/**
 * The layout of a path within a site (decisions, "Routing"): `empty` for the application flow and `/landing/*`, else
 * `default`.
 */
export function layoutOf(path: string): Layout {
  return emptyLayoutPaths.has(path) || path.startsWith('/landing/') ? 'empty' : 'default';
}
