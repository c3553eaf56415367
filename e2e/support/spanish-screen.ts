import { expect, type Page } from '@playwright/test';

/** English words of a panel that are no Spanish ones. */
const ENGLISH =
  /(?<![\p{L}\p{N}@./_-])(the|and|or|of|with|for|from|this|that|your|you|is|are|not|all|add|back|cancel|clear|close|confirm|create|created|delete|edit|entry|entries|filters?|folders?|forbidden|home|items?|last|loading|more|move|name|next|open|previous|publish|published|remove|reset|save|saved|search|select|selected|settings|show|sort|status|unpublish|update|updated|upload|view)(?![\p{L}\p{N}@/_-])/iu;

/**
 * The lines that a person reads, also those that are read aloud only. Strapi’s code has no translation of
 * two of them: the status of an entry, and the button that closes a dialog.
 */
async function englishLines(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const names = await page
    .locator('[aria-label]:not([role=status], [aria-label="Close modal"]), [placeholder], [title]')
    .evaluateAll((named) =>
      named.flatMap((element) =>
        ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
  const lines = [...(await page.locator('body').allInnerTexts()).join('\n').split('\n'), ...names];
  return [...new Set(lines.filter((line) => line !== 'Close modal' && ENGLISH.test(line)))];
}

/**
 * Expects that no text of a screen of the admin is English, nor one that is read aloud only. It is read until it holds:
 * Strapi’s code has no translation of its spinner’s text, which may come back between two looks.
 */
export async function expectSpanish(page: Page, screen: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => englishLines(page), { message: screen })
    .toEqual([]);
}
