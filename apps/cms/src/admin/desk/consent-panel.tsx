import { Box, Flex, Typography } from '@strapi/design-system';
import type { DeskApplication, DeskConsent } from '../../desk/wire';
import { consentWords } from '../../desk/words';
import { instantOf } from './format';
import { Details, Nothing, Panel } from './panel';

/** What was agreed to, with the version of the words that were read and the time (R25). */
export function ConsentPanel({ application: { consents, site } }: { application: DeskApplication }) {
  return (
    <Panel title="Consentimientos">
      {consents.length === 0 && <Nothing>No hay ninguno guardado.</Nothing>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {consents.map((consent) => (
          <Box key={consent.id} tag="li">
            <Typography tag="p" fontWeight="semiBold">
              {consentWords[consent.purpose]}
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
