import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Term as TermView } from '../term/term';
import { markTerms, type Term } from './mark-terms';
import { MarkdownLink, type MarkdownLinkProps } from './markdown-link';
import { MarkdownTable, MarkdownTableHead } from './markdown-table';
import { parseMarkdown, setAnchors } from './parse-markdown';

export interface MarkdownProps {
  text: string;
  /** Anchors of the headings, in order, if a page has several texts. */
  anchors?: readonly string[];
  explained?: ExplainedTerms;
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
export function Markdown({ text, anchors, explained, isPlain = false }: MarkdownProps) {
  const tree = setAnchors(parseMarkdown(text), anchors);
  const options = { Fragment, jsx, jsxs, passNode: true, tableCellAlignToStyle: !isPlain };
  if (!explained) return toJsxRuntime(tree, { ...options, components: isPlain ? plainComponents : components });
  const { terms, here, more } = explained;
  const dfn: Components['dfn'] = ({ id, children }) => {
    const term = terms.find((one) => one.id === id);
    if (!term) return <>{children}</>;
    return (
      <TermView {...term} more={more}>
        {children}
      </TermView>
    );
  };
  return toJsxRuntime(markTerms(tree, terms, here), { ...options, components: { ...components, dfn } });
}
