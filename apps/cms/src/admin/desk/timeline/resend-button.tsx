import { Box, Button, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { messageOf } from '../use-loaded';
import type { ResendAction } from './timeline-entry';

interface Props {
  applicationId: number;
  action: ResendAction;
  /** What failed, for screen readers. */
  sentence: string;
  onResend(): void;
}

const paths = { 'resend-mail': 'mails', 'resend-delivery': 'deliveries' } as const;

/** Sends a failed mail or delivery again. The server refuses it with a reason if it must not be sent. */
export function ResendButton({ applicationId, action: { kind, id }, sentence, onResend }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await post(`/desk/applications/${applicationId}/${paths[kind]}/${id}/resend`, {});
      toggleNotification({ type: 'success', message: 'Está en cola y saldrá en unos segundos.' });
      onResend();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(false);
  };
  return (
    <Box paddingTop={2}>
      <Button
        variant="tertiary"
        size="S"
        startIcon={<ArrowClockwise />}
        loading={isSending}
        aria-label={`Enviar de nuevo. ${sentence}`}
        onClick={resend}
      >
        Enviar de nuevo
      </Button>
      <div role="alert">
        {problem && (
          <Typography tag="p" textColor="danger600">
            {problem}
          </Typography>
        )}
      </div>
    </Box>
  );
}
