import { Box, Flex } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { MeasurementsReport } from '../../visitors/measurements/report';
import type { ReportTable } from '../../visitors/measurements/report-table';
import { numberOf } from '../desk/format';
import { Nothing, Panel } from '../desk/panel';
import { PlainTable } from '../desk/plain-table';
import { DownloadButton } from './download-button';

export const cellText = (cell: number | string): string => (typeof cell === 'number' ? numberOf(cell) : cell);

interface Props extends ReportTable {
  report: MeasurementsReport;
  /** What to do while there are no rows. */
  empty: string;
  /** What the reader has to know about the numbers. */
  note?: string;
  /** A chart of the same numbers, above the table. */
  children?: ReactNode;
}

/** One table of the report, in a panel of its own that scrolls sideways on narrow screens. Its first column names its row. */
export function ReportTablePanel({ report, id, title, headers, rows, empty, note, children }: Props) {
  if (rows.length === 0) {
    return (
      <Panel title={title}>
        <Nothing>{empty}</Nothing>
      </Panel>
    );
  }
  return (
    <Panel title={title} aside={note}>
      {children}
      <Box maxHeight="48rem" overflow="auto" tabIndex={0} role="region" aria-label={title}>
        <PlainTable
          label={title}
          headers={headers}
          rows={rows.map((cells, index) => ({ key: `${index} ${cells[0]}`, cells: cells.map(cellText) }))}
        />
      </Box>
      <Flex justifyContent="flex-end" paddingTop={2}>
        <DownloadButton report={report} table={{ id, title }} />
      </Flex>
    </Panel>
  );
}
