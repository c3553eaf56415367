import { Button, Flex, Typography } from '@strapi/design-system';
import { counted } from '../desk/format';

interface Props {
  count: number;
  onSpam(): void;
  onClear(): void;
}

/** The selected comments, and what can be done with them. Its place is kept, so that the list does not jump. */
export function SelectionBar({ count, onSpam, onClear }: Props) {
  return (
    <Flex gap={3} wrap="wrap">
      <Typography role="status" textColor="neutral600">
        {count === 0 ? 'Nada seleccionado' : counted(count, 'comentario seleccionado', 'comentarios seleccionados')}
      </Typography>
      <Button variant="danger-light" size="S" disabled={count === 0} aria-keyshortcuts="S" onClick={onSpam}>
        Rechazar como spam (S)
      </Button>
      <Button variant="tertiary" size="S" disabled={count === 0} onClick={onClear}>
        Quitar la selección
      </Button>
    </Flex>
  );
}
