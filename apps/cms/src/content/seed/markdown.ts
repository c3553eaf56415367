import { parse } from 'yaml';

export type FrontMatter = Record<string, unknown>;
export type SeedBlock = { type: string; [field: string]: unknown };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const NOTICE = /^:::notice[ \t]+(\w+)[ \t]*\r?\n([\s\S]*?)\r?\n:::[ \t]*$/gm;

/**
 * Splits a seed file into its YAML head and its Markdown body.
 * @throws Error when the file does not begin with a `---` block.
 */
export function parseMarkdownFile(source: string, name: string): { head: FrontMatter; body: string } {
  const match = FRONT_MATTER.exec(source);
  if (!match) throw new Error(`${name} must begin with a front matter block between two lines of ---`);
  const head: unknown = parse(match[1] ?? '');
  if (!head || typeof head !== 'object') throw new Error(`${name} has an empty front matter block`);
  return { head: head as FrontMatter, body: (match[2] ?? '').trim() };
}

/** Markdown → blocks: the text becomes rich-text blocks, each `:::notice tone … :::` between them a notice. */
export function markdownToBlocks(body: string): SeedBlock[] {
  const blocks: SeedBlock[] = [];
  let position = 0;
  for (const match of body.matchAll(NOTICE)) {
    blocks.push(...richText(body.slice(position, match.index)));
    blocks.push({ type: 'notice', tone: match[1], text: match[2]?.trim() });
    position = match.index + match[0].length;
  }
  return [...blocks, ...richText(body.slice(position))];
}

function richText(source: string): SeedBlock[] {
  const body = source.trim();
  return body ? [{ type: 'rich-text', body }] : [];
}
