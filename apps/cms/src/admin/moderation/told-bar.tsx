import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Told } from './result-words';
import type { Undoable } from './use-undoable';

interface Props {
  told: Told;
  /** The decision that is undone next. */
  undoable: Undoable | undefined;
  /** For how long it can be undone. */
  seconds: number;
  isSending: boolean;
  onUndo(): void;
  onDismiss(): void;
}

/** What became of the last decision, with the button that takes it back. */
export function ToldBar({ told: { done, problems }, undoable, seconds, isSending, onUndo, onDismiss }: Props) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex
        gap={4}
        wrap="wrap"
        {...((done || undoable) && { background: 'neutral0', padding: 4, hasRadius: true, shadow: 'tableShadow' })}
      >
        <div role="status">{done && <Typography fontWeight="semiBold">{done}</Typography>}</div>
        {undoable && (
          <Flex gap={3}>
            <Button variant="secondary" disabled={isSending} aria-keyshortcuts="U" onClick={onUndo}>
              Deshacer (U)
            </Button>
            <Typography
              variant="pi"
              textColor="neutral600"
            >{`${undoable.words === done ? '' : `${undoable.words} `}Quedan ${seconds} s`}</Typography>
          </Flex>
        )}
      </Flex>
      <div role="alert">
        {problems.length > 0 && (
          <Alert variant="warning" closeLabel="Cerrar el aviso" title="No se ha hecho todo" onClose={onDismiss}>
            <Box tag="ul">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </Box>
          </Alert>
        )}
      </div>
    </Flex>
  );
}
