import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { MAX_PASTED, type PostbackTrial, TRIAL_PATH } from '../../../leads/postbacks/trial/wire';
import { Facts, Panel } from '../panel';
import { messageOf } from '../use-loaded';

/** Says what a report would do, and changes nothing. The text stays in the field, because it is mended and tried again. */
export function TrialForm() {
  const { post } = useFetchClient();
  const [text, setText] = useState('');
  const [trial, setTrial] = useState<PostbackTrial | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrial(null);
    if (text.trim() === '') return setProblem('Pega el aviso de la red.');
    setSending(true);
    setProblem(undefined);
    try {
      setTrial((await post<PostbackTrial>(`/desk${TRIAL_PATH}`, { text })).data);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(false);
  };
  return (
    <Panel title="Probar un aviso">
      <Box tag="form" onSubmit={submit} noValidate>
        <Flex direction="column" alignItems="flex-start" gap={3}>
          <Field.Root
            width="100%"
            error={problem}
            hint="La dirección que llama la red, o los parámetros o el JSON que envía. No cambia nada ni queda guardado."
          >
            <Field.Label>Aviso</Field.Label>
            <Textarea
              name="text"
              rows={4}
              maxLength={MAX_PASTED}
              value={text}
              onChange={(event: { target: { value: string } }) => setText(event.target.value)}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Button type="submit" variant="secondary" loading={isSending}>
            Probar
          </Button>
        </Flex>
      </Box>
      <Box role="status">{trial && <Result trial={trial} />}</Box>
    </Panel>
  );
}

function Result({ trial: { facts, verdict, problems } }: { trial: PostbackTrial }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={6}>
      <Typography fontWeight="bold" textColor={problems.length > 0 ? 'danger600' : undefined}>
        {verdict}
      </Typography>
      {problems.map((each) => (
        <Typography key={each}>{each}</Typography>
      ))}
      <Facts facts={facts} columns={3} />
    </Flex>
  );
}
