import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useReturnFocus } from '../desk/use-return-focus';
import { SHORTCUTS } from './shortcuts';

/** The keys in one line above the list. */
export function ShortcutLine() {
  return (
    <Flex tag="ul" gap={4} wrap="wrap" aria-label="Atajos de teclado">
      {SHORTCUTS.map(({ action, shown, words }) => (
        <Flex key={action} tag="li" gap={2}>
          <Keys>{shown}</Keys>
          <Typography variant="pi" textColor="neutral600">
            {words}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** The keys with where they work. */
export function ShortcutHelp({ onClose }: { onClose(): void }) {
  const returnFocus = useReturnFocus();
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content onCloseAutoFocus={returnFocus}>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>Atajos de teclado</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>
              Funcionan mientras el foco está en la lista, y no mientras escribes en un campo. El comentario con el
              borde de color es el actual.
            </Typography>
            <Box tag="dl">
              {SHORTCUTS.map(({ action, shown, words }) => (
                <Flex key={action} gap={4} paddingTop={1} paddingBottom={1}>
                  <Box tag="dt" width="12rem">
                    <Keys>{shown}</Keys>
                  </Box>
                  <Typography tag="dd">{words}</Typography>
                </Flex>
              ))}
            </Box>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button onClick={onClose}>Entendido</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Keys({ children }: { children: string }) {
  return (
    <Box tag="kbd" background="neutral150" hasRadius paddingLeft={2} paddingRight={2}>
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {children}
      </Typography>
    </Box>
  );
}
