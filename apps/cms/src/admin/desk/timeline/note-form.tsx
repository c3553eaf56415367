import { Box, Button, Field, Flex, Textarea } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { changeFieldLabels, MAX_NOTE_LENGTH } from '../../../leads/desk/labels';
import { messageOf } from '../use-loaded';

/** Writes a note about the application. The text stays in the field if it was refused. */
export function NoteForm({ applicationId, onWrite }: { applicationId: number; onWrite(): void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Escribe la nota.');
    setSending(true);
    setProblem(undefined);
    try {
      await post(`/desk/applications/${applicationId}/notes`, { text: text.trim() });
      setText('');
      toggleNotification({ type: 'success', message: 'Nota guardada.' });
      onWrite();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(false);
  };
  return (
    <Box tag="form" onSubmit={submit} noValidate paddingBottom={4}>
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Field.Root
          width="100%"
          error={problem}
          hint="La leen los gestores de este país y la persona, si pide sus datos. No se puede cambiar después."
        >
          <Field.Label>{changeFieldLabels.text}</Field.Label>
          <Textarea
            name="text"
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={text}
            onChange={(event: { target: { value: string } }) => setText(event.target.value)}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Button type="submit" variant="secondary" loading={isSending}>
          Guardar la nota
        </Button>
      </Flex>
    </Box>
  );
}
