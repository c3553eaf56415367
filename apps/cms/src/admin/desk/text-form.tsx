import { Box, Button, Field, Flex, Textarea } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { messageOf } from './use-loaded';

interface Props {
  label: string;
  hint: string;
  rows: number;
  maxLength: number;
  /** The message for an empty text. */
  missing: string;
  submitLabel: string;
  /** Rejects with the reason of a refusal, which is shown below the text. Resolves to whether the text was used up. */
  onSubmit(text: string): Promise<'clear' | 'keep'>;
}

/** A text field with a button. The text stays in the field if it was refused. */
export function TextForm({ label, hint, rows, maxLength, missing, submitLabel, onSubmit }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(missing);
    setSending(true);
    setProblem(undefined);
    try {
      if ((await onSubmit(text.trim())) === 'clear') setText('');
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(false);
  };
  return (
    <Box tag="form" onSubmit={submit} noValidate>
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Field.Root width="100%" error={problem} hint={hint}>
          <Field.Label>{label}</Field.Label>
          <Textarea
            name="text"
            rows={rows}
            maxLength={maxLength}
            value={text}
            onChange={(event: { target: { value: string } }) => setText(event.target.value)}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Button type="submit" variant="secondary" loading={isSending}>
          {submitLabel}
        </Button>
      </Flex>
    </Box>
  );
}
