import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** R32: WCAG 2.2 AA and the best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour scheme changes colours and nothing else: what these rules do not see, it cannot break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Rules that cannot hold on this page. */
  except?: readonly string[];
}

/** What is wrong with a page as it is drawn now, in words. */
export async function violations(page: Page, { except = [] }: Options = {}): Promise<string[]> {
  return explain(new AxeBuilder({ page }).withTags(TAGS).disableRules([...except]));
}

/** What is wrong with its colours alone. */
export async function colourViolations(page: Page): Promise<string[]> {
  return explain(new AxeBuilder({ page }).withRules(COLOUR_RULES));
}

async function explain(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}
