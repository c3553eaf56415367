import { Button, Dialog } from '@strapi/design-system';
import { useReturnFocus } from '../desk/use-return-focus';

interface Props {
  onDiscard(): void;
  /** Called when the person goes on writing. */
  onClose(): void;
}

/** Asks before a dialog that is closed takes what was typed with it. */
export function DiscardQuestion({ onDiscard, onClose }: Props) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Dialog.Content onCloseAutoFocus={returnFocus}>
        <Dialog.Header>¿Descartar lo que has escrito?</Dialog.Header>
        <Dialog.Body>Se perderá el texto. Lo que has subido sigue en la biblioteca.</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Seguir escribiendo</Button>
          </Dialog.Cancel>
          <Button variant="danger-light" onClick={onDiscard}>
            Descartar
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
