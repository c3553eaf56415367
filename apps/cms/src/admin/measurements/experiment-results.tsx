import { Box, Typography } from '@strapi/design-system';
import { sentenceOf } from '../../visitors/measurements/experiment-row-sentence';
import type { MeasurementsReport } from '../../visitors/measurements/report';

/** What each experiment says, before its numbers. */
export function ExperimentResults({ rows }: { rows: MeasurementsReport['experiments'] }) {
  return (
    <Box paddingBottom={4}>
      {rows.map((row) => (
        <Typography
          key={`${row.site} ${row.code}`}
          tag="p"
          fontWeight="semiBold"
          textColor={row.ratio === 'skewed' ? 'danger600' : 'neutral800'}
        >
          {`${row.siteName}, experimento ${row.code}. ${sentenceOf(row)}`}
        </Typography>
      ))}
    </Box>
  );
}
