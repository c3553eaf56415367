import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { numberOf } from '../desk/format';
import { Nothing, Panel } from '../desk/panel';

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
          <Table colCount={headers.length} rowCount={rows.length + 1} aria-label={title}>
            <Thead>
              <Tr>
                {headers.map((header) => (
                  <Th key={header} role="columnheader">
                    <Typography variant="sigma" textColor="neutral600">
                      {header}
                    </Typography>
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {rows.map(({ key, cells }) => (
                <Tr key={key}>
                  {cells.map((cell, index) => (
                    <Td key={headers[index]}>
                      <Typography textColor="neutral800">{cellText(cell)}</Typography>
                    </Td>
                  ))}
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}
