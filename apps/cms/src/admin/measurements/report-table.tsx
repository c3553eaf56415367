import { Box } from '@strapi/design-system';
import { numberOf } from '../desk/format';
import { Nothing, Panel } from '../desk/panel';
import { PlainTable } from '../desk/plain-table';

export type Cell = number | string;

export const cellText = (cell: Cell): string => (typeof cell === 'number' ? numberOf(cell) : cell);

interface Props {
  title: string;
  /** The first column names its row. */
  headers: readonly string[];
  rows: readonly { key: string; cells: readonly Cell[] }[];
  /** What to do while there are no rows. */
  empty: string;
  /** What the reader has to know about the numbers. */
  note?: string;
}

/** One table of the report, in a panel of its own that scrolls sideways on narrow screens. */
export function ReportTable({ title, headers, rows, empty, note }: Props) {
  return (
    <Panel title={title} aside={note}>
      {rows.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <Box maxHeight="48rem" overflow="auto" tabIndex={0} role="region" aria-label={title}>
          <PlainTable
            label={title}
            headers={headers}
            rows={rows.map(({ key, cells }) => ({ key, cells: cells.map(cellText) }))}
          />
        </Box>
      )}
    </Panel>
  );
}
