import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface PlainRow {
  key: string | number;
  /** One for each header. */
  cells: readonly ReactNode[];
  isTotal?: boolean;
}

interface Props {
  /** Names the table for screen readers, unless a heading above it does. */
  label?: string;
  headers: readonly string[];
  rows: readonly PlainRow[];
}

/** A table of facts, without links and sorting. `DeskTable` is the frame of a list whose rows open something. */
export function PlainTable({ label, headers, rows }: Props) {
  return (
    <Table colCount={headers.length} rowCount={rows.length + 1} aria-label={label}>
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
        {rows.map(({ key, cells, isTotal }) => (
          <Tr key={key}>
            {cells.map((cell, index) => (
              <Td key={headers[index]}>
                <Typography textColor="neutral800" fontWeight={isTotal ? 'bold' : undefined}>
                  {cell}
                </Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
