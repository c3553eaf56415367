import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Disclosure } from '../accordion/accordion';
import { Term as TermView } from '../term/term';
import { markTerms, type Term } from './mark-terms';
import { MarkdownLink, type MarkdownLinkProps } from './markdown-link';
import { MarkdownTable, MarkdownTableHead } from './markdown-table';
import { parseMarkdown, setAnchors, splitAfterParagraph } from './parse-markdown';

export interface MarkdownProps {
  text: string;
  /** Anchors of the headings, in order, if a page has several texts. */
  anchors?: readonly string[];
  explained?: ExplainedTerms;
  /** The words that open the text below its first paragraph, if that is folded. */
  readMore?: string;
  /** For `markupOf`, which writes HTML: links are plain anchors, and cells have an attribute and no style. */
  isPlain?: boolean;
}

/** The glossary of a page, and the terms that this text of it explains. */
export interface ExplainedTerms {
  readonly terms: readonly Term[];
  /** Ids, of `termsOfTexts`. */
  readonly here: ReadonlySet<string>;
  /** The words of the link to the glossary. */
  readonly more: string;
}

const components: Partial<Components> = { a: MarkdownLink, table: MarkdownTable, th: MarkdownTableHead };
const plainComponents: typeof components = {
  ...components,
  a: (props: MarkdownLinkProps) => <MarkdownLink {...props} isPlain />,
};

/** An editor's Markdown as React elements: parsed, sanitised, and never passed through as HTML. Put it inside `Prose`. */
export function Markdown({ text, anchors, explained, readMore, isPlain = false }: MarkdownProps) {
  const tree = setAnchors(parseMarkdown(text), anchors);
  const marked = explained ? markTerms(tree, explained.terms, explained.here) : tree;
  const options = { Fragment, jsx, jsxs, passNode: true, tableCellAlignToStyle: !isPlain };
  const known = { ...(isPlain ? plainComponents : components), ...(explained && { dfn: termView(explained) }) };
  const elementsOf = (part: Root) => toJsxRuntime(part, { ...options, components: known });
  const parts = readMore ? splitAfterParagraph(marked) : undefined;
  if (!parts) return elementsOf(marked);
  return (
    <>
      {elementsOf(parts.start)}
      <Disclosure summary={readMore}>
        <div>{elementsOf(parts.rest)}</div>
      </Disclosure>
    </>
  );
}

function termView({ terms, more }: ExplainedTerms): Components['dfn'] {
  return ({ id, children }) => {
    const term = terms.find((one) => one.id === id);
    if (!term) return <>{children}</>;
    return (
      <TermView {...term} more={more}>
        {children}
      </TermView>
    );
  };
}
