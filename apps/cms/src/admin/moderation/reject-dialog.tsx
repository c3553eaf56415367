import { Button, Field, Flex, Modal, Radio, Textarea, Typography } from '@strapi/design-system';
import { type FormEvent, useRef, useState } from 'react';
import { choiceLabel } from '../../content/labels/choices';
import { type RejectionReason, rejectionReasons } from '../../delivery/mail/messages/mail-messages';
import { type QueuedComment, SPAM_REASONS } from '../../visitors/reviews/queue/wire';
import { counted } from '../desk/format';
import { useReturnFocus } from '../desk/use-return-focus';
import type { Decision } from './use-decisions';

interface Props {
  comments: readonly QueuedComment[];
  /** Whether the selected comments are rejected together. */
  isSpam: boolean;
  onConfirm(decision: Decision): Promise<void>;
  onClose(): void;
}

/** As long as the column. */
const MAX_NOTE = 400;

/** Asks for the reason of a rejection, which the author is told. */
export function RejectDialog({ comments, isSpam, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState<RejectionReason | ''>(isSpam ? SPAM_REASONS[0] : '');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const returnFocus = useReturnFocus();
  const group = useRef<HTMLDivElement>(null);
  const reasons: readonly RejectionReason[] = isSpam ? SPAM_REASONS : rejectionReasons;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setProblem('Elige un motivo. Una crítica no es motivo de rechazo.');
    setSending(true);
    await onConfirm({ to: 'rejected', reason, note: note.trim() });
  };
  const focusReasons = (event: Event) => {
    event.preventDefault();
    group.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content onOpenAutoFocus={focusReasons} onCloseAutoFocus={returnFocus}>
        <form onSubmit={submit} noValidate>
          <Modal.Header closeLabel="Cerrar">
            <Modal.Title>{titleOf(comments, isSpam)}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Typography>Quien lo escribió recibe el motivo por correo, si dejó su dirección.</Typography>
              <Field.Root required error={problem}>
                <Field.Label>Motivo del rechazo</Field.Label>
                <Radio.Group
                  ref={group}
                  aria-label="Motivo del rechazo"
                  value={reason}
                  onValueChange={(value) => setReason(value as RejectionReason)}
                >
                  {reasons.map((each) => (
                    <Radio.Item key={each} value={each}>
                      {choiceLabel(each)}
                    </Radio.Item>
                  ))}
                </Radio.Group>
                <Field.Error />
              </Field.Root>
              <Field.Root hint="Opcional, en una o dos frases y en el idioma del sitio. Ejemplo: Contiene el teléfono de otra persona.">
                <Field.Label>Explicación del rechazo</Field.Label>
                <Textarea
                  name="note"
                  maxLength={MAX_NOTE}
                  value={note}
                  onChange={(event: { target: { value: string } }) => setNote(event.target.value)}
                />
                <Field.Hint />
              </Field.Root>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" variant="danger-light" loading={isSending}>
              Rechazar
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

function titleOf(comments: readonly QueuedComment[], isSpam: boolean): string {
  if (isSpam) return `Rechazar ${counted(comments.length, 'comentario', 'comentarios')} como spam`;
  return `Rechazar el comentario de ${comments[0]?.name ?? ''}`;
}
