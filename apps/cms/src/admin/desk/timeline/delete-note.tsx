import { Box, Button } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { ConfirmedButton } from '../confirmed-button';

interface Props {
  applicationId: number;
  noteId: number;
  onDelete(): void;
}

/** Deletes the note of the one who wrote it, after a question. */
export function DeleteNote({ applicationId, noteId, onDelete }: Props) {
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const remove = async () => {
    await del(`/desk/applications/${applicationId}/notes/${noteId}`);
    toggleNotification({ type: 'success', message: 'Nota borrada. La cronología dice que la borraste.' });
  };
  return (
    <Box paddingTop={2}>
      <ConfirmedButton
        title="¿Borrar esta nota?"
        question="El texto no se puede recuperar. En la cronología queda que hubo una nota y que la borraste."
        confirmLabel="Borrar la nota"
        onConfirm={remove}
        onDone={onDelete}
      >
        <Button variant="danger-light" size="S" startIcon={<Trash />}>
          Borrar la nota
        </Button>
      </ConfirmedButton>
    </Box>
  );
}
