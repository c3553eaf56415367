import { Box, Flex, Typography } from '@strapi/design-system';
import { consentLabels } from '../../leads/desk/labels';
import type { DeskApplication, DeskConsent } from '../../leads/desk/wire';
import { instantOf } from './format';
import { Details, Nothing, Panel } from './panel';

/** The consents, each with the version of its text and the time (R25). */
export function ConsentPanel({ application: { consents, site } }: { application: DeskApplication }) {
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
              {answerOf(consent, (instant) => instantOf(instant, site))}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
              {instantOf(consent.at, site)} · texto {consent.textVersion}
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

function answerOf({ isGiven, revokedAt }: DeskConsent, written: (instant: string) => string): string {
  if (!isGiven) return 'No aceptado';
  return revokedAt ? `Retirado el ${written(revokedAt)}` : 'Aceptado';
}
