import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import { useLocalCopy } from './use-local-copy';

const time = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'long' });

/** Offers what an editor typed in this tab and did not save. */
export function CopyOffer() {
  const offer = useLocalCopy();
  const { initialValues } = useFormState('CopyOffer');
  if (!offer) return null;
  const isOlder = offer.copy.version !== versionOf(initialValues);
  return (
    <Box role="status" background="warning100" borderColor="warning200" hasRadius padding={3} width="100%">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography>
          Hay texto tuyo sin guardar, del {time.format(offer.copy.typedAt)}.
          {isOlder && ' La entrada se ha guardado después: compara antes de recuperarlo.'}
        </Typography>
        <Flex gap={2} wrap="wrap">
          <Button type="button" variant="secondary" size="S" onClick={offer.restore}>
            Recuperar
          </Button>
          <Button type="button" variant="tertiary" size="S" onClick={offer.discard}>
            Descartar
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
