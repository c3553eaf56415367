import { Box, Flex, Typography } from '@strapi/design-system';
import type { Change } from '../../../content/versions/differences';

/** The columns of the design system follow the width of the screen, and a dialog is narrower. */
const SIDE_BY_SIDE = { display: 'grid', gap: '1.6rem', gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))' };

/** What differs between a version and the draft: the field, then both texts side by side. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={5}>
      {changes.map(({ place, before, after }) => (
        <Box key={place.join('\n')} tag="li">
          <Typography tag="h3" variant="omega" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
            {place.join(' › ')}
          </Typography>
          <Box tag="dl" paddingTop={2} style={SIDE_BY_SIDE}>
            <Side name="En esta versión" text={before} />
            <Side name="En el borrador de ahora" text={after} />
          </Box>
        </Box>
      ))}
    </Flex>
  );
}

function Side({ name, text }: { name: string; text: string | null }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {name}
      </Typography>
      <Box tag="dd" background="neutral100" hasRadius padding={3} style={{ margin: 0, flexGrow: 1 }}>
        <Typography
          textColor={text === null ? 'neutral600' : 'neutral800'}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text ?? 'Nada'}
        </Typography>
      </Box>
    </Flex>
  );
}
