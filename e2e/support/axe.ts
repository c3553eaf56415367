import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  return run(
    page,
    axe(page)
      .include(within)
      .withTags(TAGS)
      .disableRules([...except]),
  );
}

/** Describes each violation of a rule that depends on colours. */
export async function colourViolations(page: Page): Promise<string[]> {
  return run(page, axe(page).withRules(COLOUR_RULES));
}

/** Describes each violation of a rule that depends on texts and their order, and not on colours, which all sites share. */
export async function textViolations(page: Page): Promise<string[]> {
  return run(page, axe(page).withTags(TAGS).disableRules(COLOUR_RULES), 'document-title');
}

/**
 * Legacy mode runs all rules in the page itself. The default mode hands every checked element to a second page, which takes
 * five times as long and finds the same; only frames of another origin, which no page of ours has, need it. Selectors are
 * made for elements that violate a rule, because nothing reads the others.
 */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** @param certain a rule that every page has something for: a run that did not check it checked nothing */
async function run(page: Page, builder: AxeBuilder, certain = 'color-contrast'): Promise<string[]> {
  const { violations: found, passes, incomplete } = await builder.analyze();
  const hasChecked = [...found, ...passes, ...incomplete].some(({ id }) => id === certain);
  if (!hasChecked) throw new Error(`axe did not check ${certain} on ${page.url()}`);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}
