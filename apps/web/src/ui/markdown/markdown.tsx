import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { MarkdownLink } from './markdown-link';
import { MarkdownTable, MarkdownTableHead } from './markdown-table';
import { parseMarkdown, setAnchors } from './parse-markdown';

export interface MarkdownProps {
  text: string;
  /** Anchors of the headings, in order, if a page has several texts. */
  anchors?: readonly string[];
}

const components: Partial<Components> = { a: MarkdownLink, table: MarkdownTable, th: MarkdownTableHead };

/** An editor's Markdown as React elements: parsed, sanitised, and never passed through as HTML. Put it inside `Prose`. */
export function Markdown({ text, anchors }: MarkdownProps) {
  return toJsxRuntime(setAnchors(parseMarkdown(text), anchors), { Fragment, jsx, jsxs, components, passNode: true });
}
