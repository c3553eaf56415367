import GithubSlugger from 'github-slugger';
import type { Block } from '@/blocks/registry';
import { reviewsId } from '@/features/comments/comment-query';
import { type Heading, headingsOf, parseMarkdown } from '@/ui/markdown/parse-markdown';

export interface OutlineEntry {
  id: string;
  text: string;
}

export interface Outline {
  /** The second-level headings of the page in order, for its table of contents. */
  contents: OutlineEntry[];
  /** The anchors of each block's headings, in the order of the blocks. No two on a page are the same. */
  anchors: string[][];
}

/** Names the headings of a page's blocks, so that texts with the same heading keep different anchors. */
export function outlineOf(blocks: readonly Block[]): Outline {
  const slugger = new GithubSlugger();
  // «Opiniones» may be a heading of the text as well: the comments of the page keep their anchor.
  slugger.slug(reviewsId);
  const contents: OutlineEntry[] = [];
  const anchors = blocks.map((block) =>
    headingsIn(block).map(({ level, text }) => {
      const id = slugger.slug(text);
      if (level === 2) contents.push({ id, text });
      return id;
    }),
  );
  return { contents, anchors };
}

function headingsIn(block: Block): Heading[] {
  switch (block.__typename) {
    // A remark has no heading; a table has its caption, a picture its words, and an author's card names the author.
    case 'ComponentBlocksNotice':
    case 'ComponentBlocksTable':
    case 'ComponentBlocksImage':
    case 'ComponentBlocksAuthorBox':
      return [];
    case 'ComponentBlocksRichText': {
      const inside = headingsOf(parseMarkdown(block.body));
      return block.heading ? [{ level: 2, text: block.heading }, ...inside] : inside;
    }
    default:
      return [{ level: 2, text: block.title }];
  }
}
