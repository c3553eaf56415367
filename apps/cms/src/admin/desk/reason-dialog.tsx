import { Button, Field, Flex, Modal, Textarea, Typography } from '@strapi/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from './use-loaded';

interface Props {
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  variant?: 'default' | 'danger-light';
  /** Rejects with the reason of a refusal, which is then shown here. */
  onConfirm(reason: string): Promise<void>;
  onClose(): void;
}

const SHORTEST = 3;
const LONGEST = 560;

/** Asks for the reason of something that is going to be written, and writes it only then. */
export function ReasonDialog({ title, children, confirmLabel, variant = 'default', onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < SHORTEST) return setProblem('Escribe el motivo: queda en el historial con tu nombre.');
    setSending(true);
    try {
      await onConfirm(reason.trim());
    } catch (error) {
      setProblem(messageOf(error));
      setSending(false);
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <form onSubmit={submit} noValidate>
          <Modal.Header closeLabel="Cerrar">
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography>{children}</Typography>
              <Field.Root
                required
                error={problem}
                hint="Lo leerán otros gestores. Sin datos personales que no hagan falta."
              >
                <Field.Label>Motivo</Field.Label>
                <Textarea
                  name="reason"
                  maxLength={LONGEST}
                  value={reason}
                  onChange={(event: { target: { value: string } }) => setReason(event.target.value)}
                />
                <Field.Hint />
                <Field.Error />
              </Field.Root>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" variant={variant} loading={isSending}>
              {confirmLabel}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
