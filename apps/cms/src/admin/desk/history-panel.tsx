import { Box, Flex, Typography } from '@strapi/design-system';
import { sourceLabels, statusLabels } from '../../leads/desk/labels';
import type { DeskApplication, DeskChange } from '../../leads/desk/wire';
import { instantOf } from './format';
import { Nothing, Panel } from './panel';

/** The history of the application with author and reason of each change, the newest first. */
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
              {change.actor ? `${sourceLabels[change.source]}: ${change.actor}` : sourceLabels[change.source]}
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
  return from === null ? statusLabels[to] : `${statusLabels[from]} → ${statusLabels[to]}`;
}
