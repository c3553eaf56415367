import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { markRepeatedTexts, REPEATED_TEXT } from './repeated-texts.ts';

/** R32: WCAG 2.2 AA and the best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colours. A colour scheme changes nothing else, so the other rules cannot break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Ids of rules that cannot hold on this page. */
  except?: readonly string[];
  /** The part of the page that is checked: one of ours within a page of Strapi. */
  within?: string;
}

/** Describes each violation on a page as it is drawn now. */
export async function violations(page: Page, { except = [], within = 'html' }: Options = {}): Promise<string[]> {
  return run(page, taggedWithout(except), { within });
}

/** Describes each violation of a rule that depends on colours. */
export async function colourViolations(page: Page): Promise<string[]> {
  return run(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
}

/** Describes each violation of a rule that depends on texts and their order, and not on colours, which all sites share. */
export async function textViolations(page: Page): Promise<string[]> {
  return run(page, taggedWithout(COLOUR_RULES), { certain: 'document-title' });
}

const taggedWithout = (rules: readonly string[]): RunOptions => ({
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])),
});

interface Run {
  within?: string;
  /** A rule that every page has something for: a run that did not check it checked nothing. */
  certain?: string;
}

/** Selectors are made for elements that violate a rule, because nothing reads the others. */
async function run(
  page: Page,
  options: RunOptions,
  { within = 'html', certain = 'color-contrast' }: Run = {},
): Promise<string[]> {
  for (const frame of page.frames()) {
    // A document keeps it until the next load.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  await page.evaluate(markRepeatedTexts, REPEATED_TEXT);
  const repeated = REPEATED_TEXT;
  const { violations: found, checked } = await page.evaluate(runInPage, { within, options, repeated });
  if (!checked.includes(certain)) throw new Error(`axe did not check ${certain} on ${page.url()}`);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}

interface Asked {
  within: string;
  options: RunOptions;
  /** The attribute of texts whose contrast is that of an earlier text. */
  repeated: string;
}

/** Runs in the page. */
async function runInPage({
  within,
  options,
  repeated,
}: Asked): Promise<Pick<AxeResults, 'violations'> & { checked: string[] }> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  axe.configure({ rules: [{ id: 'color-contrast', selector: `:not([${repeated}])` }] });
  const results = await axe.run(within, { ...options, resultTypes: ['violations'], preload: { assets: ['media'] } });
  const { violations, passes, incomplete } = results;
  return { violations, checked: [...violations, ...passes, ...incomplete].map(({ id }) => id) };
}
