import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import visuallyHidden from '../visually-hidden/visually-hidden.module.css';
import styles from './table.module.css';

export interface TableColumn {
  key: string;
  head: ReactNode;
  /** The column of the costs of a loan: it is lit. */
  isCost?: boolean;
}

export interface TableProps {
  id: string;
  caption: ReactNode;
  isCaptionHidden?: boolean;
  /** The first column names the rows and stays in view while the others scroll. */
  columns: readonly TableColumn[];
  /** Cells in the order of the columns. */
  rows: readonly (readonly ReactNode[])[];
  foot?: readonly ReactNode[];
  /** The kind `figures` aligns right and keeps lines whole; `text` lets them break. */
  kind?: 'figures' | 'text';
}

/** Number of rows from which a table scrolls in a frame with a fixed height; a shorter one is shown completely. */
const longTable = 15;

/** Rows of figures under a fixed head. The frame scrolls, the page never does. */
export function Table({ id, caption, isCaptionHidden, columns, rows, foot, kind = 'figures' }: TableProps) {
  const captionId = `${id}-caption`;
  const frame = classNames(styles.frame, rows.length >= longTable && styles.isLong);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={frame} aria-labelledby={captionId} tabIndex={0}>
      <table className={classNames(styles.table, kind === 'text' && styles.text)}>
        <caption id={captionId}>
          <span className={isCaptionHidden ? visuallyHidden.hidden : styles.caption}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own and never move
            <TableRow key={index} cells={cells} columns={columns} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <TableRow cells={foot} columns={columns} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function TableRow({ cells, columns }: { cells: readonly ReactNode[]; columns: readonly TableColumn[] }) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row">
            {cells[index]}
          </th>
        ) : (
          // A property that is undefined would cost bytes in the data of the page, once a cell.
          <td key={column.key} {...(column.isCost && { className: classNames('lit', styles.cost) })}>
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  );
}
