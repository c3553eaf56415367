import { contentFoldersOf } from '@prestafaro/addresses';
import type { FixedPageId, Path, Site } from '@prestafaro/countries';

/** The options of each rule of a route. The names are those of specification §2. */
interface RuleOptions {
  /** The permanent target of the path. */
  redirect: { readonly to: FixedPageId | Path };
  /** The path must be in a table of entries; if it is not, the rule has failed ("Page Not Found"). */
  validity: true;
}

export type RouteRuleName = keyof RuleOptions;

export type RouteRules = { readonly [Name in RouteRuleName]?: RuleOptions[Name] };

/** The registry: a rule that is not listed here stops the start (specification §8). */
const knownRules: Readonly<Record<RouteRuleName, true>> = { redirect: true, validity: true };

type Pattern = Path | `/${string}/*`;

/** The path must be in a table of entries. */
const checked = { validity: true } as const;

/**
 * Rules by path within a site; `*` at the end stands for one or more segments. The first pattern that contains a rule
 * applies. The rules of the folders of entries follow from their paths: see {@link routeRulesOf}.
 */
const commonRules = {
  '/blog/page-1/': { redirect: { to: '/blog/' } },
  '/lenders/*': checked,
  '/go/*': checked,
} as const satisfies { readonly [P in Pattern]?: RouteRules };

/** The rules of one site: its short addresses, those of all sites, and a check of every address below a folder of entries. */
export function routeRulesOf(site: Site): Readonly<Record<string, RouteRules>> {
  return {
    ...shortPathRules(site),
    ...commonRules,
    ...Object.fromEntries(contentFoldersOf(site).map((folder) => [`${folder}*`, checked])),
  };
}

function shortPathRules({ shortPaths }: Site): Readonly<Record<string, RouteRules>> {
  return Object.fromEntries(Object.entries(shortPaths).map(([path, to]) => [path, { redirect: { to } }]));
}

/**
 * Stops the start when a table names an unknown rule.
 * @throws {Error} `Unknown route middleware: {name}`, to the letter (specification §8).
 */
export function checkRouteRules(table: Readonly<Record<string, object>>): void {
  for (const rules of Object.values(table)) {
    const unknown = Object.keys(rules).find((name) => !Object.hasOwn(knownRules, name));
    if (unknown !== undefined) throw new Error(`Unknown route middleware: ${unknown}`);
  }
}

/** The option of this rule in the first pattern that has it, for a path within a site. */
export function ruleFor<Name extends RouteRuleName>(site: Site, path: string, name: Name): RouteRules[Name] {
  for (const [pattern, rules] of Object.entries(routeRulesOf(site))) {
    if (rules[name] !== undefined && matches(pattern, path)) return rules[name];
  }
  return undefined;
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  const prefix = pattern.slice(0, -1);
  return path.startsWith(prefix) && path.length > prefix.length;
}
