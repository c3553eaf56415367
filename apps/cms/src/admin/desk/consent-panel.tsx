import { Box, Flex, Typography } from '@strapi/design-system';
import { consentLabels } from '../../leads/desk/labels';
import type { DeskApplication, DeskConsent } from '../../leads/desk/wire';
import { Details, Nothing, Panel } from './panel';

/** The consents as they are now, each with the text that the visitor read (R25). The timeline has their times. */
export function ConsentPanel({ application: { consents } }: { application: DeskApplication }) {
  return (
    <Panel title="Consentimientos">
      {consents.length === 0 && <Nothing>No hay ninguno guardado.</Nothing>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {consents.map((consent) => (
          <Box key={consent.id} tag="li">
            <Typography tag="p" fontWeight="semiBold">
              {consentLabels[consent.purpose]}
            </Typography>
            <Typography tag="p" textColor={consent.isGiven && !consent.revokedAt ? 'success600' : 'neutral700'}>
              {answerOf(consent)}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
              Texto {consent.textVersion}
            </Typography>
            <Details summary="Leer el texto">
              <Typography variant="pi">{consent.text}</Typography>
            </Details>
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}

function answerOf({ isGiven, revokedAt }: DeskConsent): string {
  if (!isGiven) return 'No aceptado';
  return revokedAt ? 'Retirado' : 'Aceptado';
}
