import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ShownChange } from '../../content/planned-changes/wire';
import { dueText } from '../planned-changes/planned-words';

const SENTENCES = { publish: 'No se publicó el', unpublish: 'No se retiró el' } as const;

/** A planned change of the open entry that was not carried out, and why. @param onSeen absent for those who may not publish */
export function FailedChange({ change, onSeen }: { change: ShownChange; onSeen?: () => void }) {
  return (
    <Box background="danger100" borderColor="danger200" hasRadius padding={3}>
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography fontWeight="semiBold" textColor="danger700">
          {SENTENCES[change.action]} {dueText(change)}
        </Typography>
        <Typography style={{ overflowWrap: 'anywhere' }}>{change.reason}</Typography>
        {onSeen && (
          <Button type="button" variant="tertiary" size="S" onClick={onSeen}>
            Entendido
          </Button>
        )}
      </Flex>
    </Box>
  );
}
