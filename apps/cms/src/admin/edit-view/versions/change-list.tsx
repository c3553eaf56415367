import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import type { Change } from '../../../content/versions/differences';

/** What differs between a version and the draft: the field, then both texts side by side. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={5}>
      {changes.map(({ place, before, after }) => (
        <Box key={place.join('\n')} tag="li">
          <Typography tag="h3" variant="omega" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
            {place.join(' › ')}
          </Typography>
          <Grid.Root tag="dl" gap={4} paddingTop={2}>
            <Side name="En esta versión" text={before} />
            <Side name="En el borrador de ahora" text={after} />
          </Grid.Root>
        </Box>
      ))}
    </Flex>
  );
}

function Side({ name, text }: { name: string; text: string | null }) {
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={1}>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {name}
      </Typography>
      <Box tag="dd" background="neutral100" hasRadius padding={3} style={{ margin: 0 }}>
        <Typography
          textColor={text === null ? 'neutral600' : 'neutral800'}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text ?? 'Nada'}
        </Typography>
      </Box>
    </Grid.Item>
  );
}
