import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { MAX_PASTED, type PostbackTrial, TRIAL_PATH } from '../../../leads/postbacks/trial/wire';
import { Facts, Panel } from '../panel';
import { TextForm } from '../text-form';

/** Says what a report would do, and changes nothing. The text stays in the field, because it is mended and tried again. */
export function TrialForm() {
  const { post } = useFetchClient();
  const [trial, setTrial] = useState<PostbackTrial | null>(null);
  const tryReport = async (text: string) => {
    setTrial(null);
    setTrial((await post<PostbackTrial>(`/desk${TRIAL_PATH}`, { text })).data);
    return 'keep' as const;
  };
  return (
    <Panel title="Probar un aviso">
      <TextForm
        label="Aviso"
        hint="La dirección que llama la red, o los parámetros o el JSON que envía. No cambia nada ni queda guardado."
        rows={4}
        maxLength={MAX_PASTED}
        missing="Pega el aviso de la red."
        submitLabel="Probar"
        onSubmit={tryReport}
      />
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
