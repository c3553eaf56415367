import { Box, Flex, Typography } from '@strapi/design-system';
import type { DeskApplication, DeskChange } from '../../desk/wire';
import { sourceWords, statusWords } from '../../desk/words';
import { instantOf } from './format';
import { Nothing, Panel } from './panel';

/** All that happened to the application, who did it and why; the newest first. */
export function HistoryPanel({ application: { history, site } }: { application: DeskApplication }) {
  return (
    <Panel title="Historial">
      {history.length === 0 && <Nothing>Todavía no ha cambiado nada.</Nothing>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={0}>
        {history.map((change) => (
          <Box
            key={change.id}
            tag="li"
            paddingTop={3}
            paddingBottom={3}
            borderColor="neutral150"
            borderStyle="solid"
            borderWidth="1px 0 0 0"
          >
            <Flex justifyContent="space-between" gap={4} wrap="wrap">
              <Typography fontWeight="semiBold">{stepOf(change)}</Typography>
              <Typography variant="pi" textColor="neutral600">
                {instantOf(change.at, site)}
              </Typography>
            </Flex>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {change.actor ? `${sourceWords[change.source]}: ${change.actor}` : sourceWords[change.source]}
            </Typography>
            {change.reason && (
              <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
                {change.reason}
              </Typography>
            )}
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}

function stepOf({ from, to }: DeskChange): string {
  if (from === to) return 'Anotación';
  return from === null ? statusWords[to] : `${statusWords[from]} → ${statusWords[to]}`;
}
