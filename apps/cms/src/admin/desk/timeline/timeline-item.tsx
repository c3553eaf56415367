import type { Locale } from '@prestafaro/countries';
import { Box, Flex, Typography } from '@strapi/design-system';
import { instantOf } from '../format';
import { Details } from '../panel';
import { AttemptTable } from './attempt-table';
import { DeleteNote } from './delete-note';
import { ResendButton } from './resend-button';
import type { TimelineEntry } from './timeline-entry';

interface Props {
  applicationId: number;
  entry: TimelineEntry;
  site: Locale;
  mayChange: boolean;
  onChange(): void;
}

/** One entry of the timeline, with the time in the country of the application. */
export function TimelineItem({ applicationId, entry, site, mayChange, onChange }: Props) {
  const { at, sentence, by, details, text, attempts, action } = entry;
  return (
    <Box tag="li" paddingTop={3} paddingBottom={3} borderColor="neutral150" borderStyle="solid" borderWidth="1px 0 0 0">
      <Flex justifyContent="space-between" alignItems="baseline" gap={4} wrap="wrap">
        <Typography fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
        <Typography tag="time" dateTime={at} variant="pi" textColor="neutral600">
          {instantOf(at, site)}
        </Typography>
      </Flex>
      {[...(by ? [by] : []), ...details].map((line) => (
        <Typography key={line} tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
      {text && (
        <Typography tag="p" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text}
        </Typography>
      )}
      {attempts.length > 0 && (
        <Details summary="Ver qué respondió el servidor">
          <AttemptTable attempts={attempts} site={site} />
        </Details>
      )}
      {mayChange && action?.kind === 'delete-note' && (
        <DeleteNote {...{ applicationId, noteId: action.id }} onDelete={onChange} />
      )}
      {mayChange && action && action.kind !== 'delete-note' && (
        <ResendButton {...{ applicationId, action, sentence }} onResend={onChange} />
      )}
    </Box>
  );
}
