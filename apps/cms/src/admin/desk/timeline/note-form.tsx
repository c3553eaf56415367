import { Box } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { changeFieldLabels, MAX_NOTE_LENGTH } from '../../../leads/desk/labels';
import { TextForm } from '../text-form';

/** Writes a note about the application. */
export function NoteForm({ applicationId, onWrite }: { applicationId: number; onWrite(): void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const write = async (text: string) => {
    await post(`/desk/applications/${applicationId}/notes`, { text });
    toggleNotification({ type: 'success', message: 'Nota guardada.' });
    onWrite();
    return 'clear' as const;
  };
  return (
    <Box paddingBottom={4}>
      <TextForm
        label={changeFieldLabels.text}
        hint="La leen los gestores de este país y la persona, si pide sus datos. No se puede cambiar después."
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        missing="Escribe la nota."
        submitLabel="Guardar la nota"
        onSubmit={write}
      />
    </Box>
  );
}
