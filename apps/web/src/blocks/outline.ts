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
  /** The anchors of each block's headings, in the order of the blocks. Each is unique on its page. */
  anchors: string[][];
}

/** Assigns anchors to the headings of a page's blocks, so that texts with the same heading have different anchors. */
export function outlineOf(blocks: readonly Block[]): Outline {
  const slugger = new GithubSlugger();
  // A text may have a heading «Opiniones» too: the comments of the page keep their anchor.
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
    // A remark has no heading. A table has its caption, an image its alternative text, and an author box the name of
    // the author.
    case 'ComponentBlocksNotice':
    case 'ComponentBlocksTable':
    case 'ComponentBlocksImage':
    case 'ComponentBlocksAuthorBox':
      return [];
    case 'ComponentBlocksRichText': {
      const inside = headingsOf(parseMarkdown(block.body));
      return block.heading ? [{ level: 2, text: block.heading }, ...inside] : inside;
    }
    case 'ComponentBlocksCookieTable':
      return block.heading ? [{ level: 2, text: block.heading }] : [];
    default:
      return [{ level: 2, text: block.title }];
  }
}
