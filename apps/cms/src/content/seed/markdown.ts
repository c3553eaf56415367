import { parse } from 'yaml';

export type FrontMatter = Record<string, unknown>;
export type SeedBlock = { type: string; [field: string]: unknown };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const INSERTED = /^:::(?:notice[ \t]+(?<tone>\w+)[ \t]*\r?\n(?<text>[\s\S]*?)\r?\n:::|cookie-table)[ \t]*$/gm;

/**
 * Splits a seed file into its YAML head and its Markdown body.
 * @throws Error when the file does not begin with a `---` block.
 */
export function parseMarkdownFile(source: string, name: string): { head: FrontMatter; body: string } {
  const match = FRONT_MATTER.exec(source);
  if (!match) throw new Error(`${name} must begin with a front matter block between two lines of ---`);
  const head = parseHead(match[1] ?? '', name);
  if (!head || typeof head !== 'object') throw new Error(`${name} has an empty front matter block`);
  return { head: head as FrontMatter, body: (match[2] ?? '').trim() };
}

function parseHead(yaml: string, name: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(
      `${name} has a front matter block that is no YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * Markdown → blocks: the text becomes rich-text blocks. Between them each `:::notice tone … :::` is a notice, and a line
 * `:::cookie-table` is the table of what the site stores in a browser.
 */
export function markdownToBlocks(body: string): SeedBlock[] {
  const blocks: SeedBlock[] = [];
  let position = 0;
  for (const match of body.matchAll(INSERTED)) {
    blocks.push(...richText(body.slice(position, match.index)));
    const { tone, text } = match.groups ?? {};
    blocks.push(tone ? { type: 'notice', tone, text: text?.trim() } : { type: 'cookie-table' });
    position = match.index + match[0].length;
  }
  return [...blocks, ...richText(body.slice(position))];
}

function richText(source: string): SeedBlock[] {
  const body = source.trim();
  return body ? [{ type: 'rich-text', body }] : [];
}
