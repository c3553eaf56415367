import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import styles from './markdown-table.module.css';

export interface MarkdownTableProps {
  node?: Element;
  children?: ReactNode;
}

/**
 * A table inside a text: its frame scrolls, the page never does. Its column heads and the first two cells name it for screen readers:
 * two tables of a page may have the same heads, and the same names of rows.
 */
export function MarkdownTable({ node, children }: MarkdownTableProps) {
  const label = node ? [headsOf(node), firstCellsOf(node)].filter(Boolean).join(': ') : '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className={styles.frame} {...(label && { role: 'region', 'aria-label': label })} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

export interface MarkdownTableHeadProps {
  node?: Element;
  children?: ReactNode;
  align?: 'left' | 'center' | 'right' | 'justify' | 'char';
}

/** A head without text becomes a cell: Markdown adds one above the first column of a table whose rows have names. */
export function MarkdownTableHead({ node, children, align }: MarkdownTableHeadProps) {
  if (node && textOf(node).trim() === '') return <td />;
  return <th align={align}>{children}</th>;
}

const headsOf = (table: Element): string => textsOf(table, 'th').filter(Boolean).join(', ');

const firstCellsOf = (table: Element): string => textsOf(table, 'td').slice(0, 2).join(', ');

function textsOf(node: Nodes, tagName: 'th' | 'td'): string[] {
  if (node.type === 'element' && node.tagName === tagName) return [textOf(node)];
  return 'children' in node ? node.children.flatMap((child) => textsOf(child, tagName)) : [];
}
