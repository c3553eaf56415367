import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from './use-loaded';

interface Props {
  title: string;
  /** Says what cannot be undone. */
  question: string;
  confirmLabel: string;
  /** Rejects with the reason of a refusal, which the dialog shows. */
  onConfirm(): Promise<void>;
  /** Called when the dialog has closed after that. It moves the focus, because the button may be gone. */
  onDone(): void;
  /** The button that opens the question. */
  children: ReactNode;
}

/** A button whose action is asked about before it runs. */
export function ConfirmedButton({ title, question, confirmLabel, onConfirm, onDone, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const isDone = useRef(false);
  const open = (wanted: boolean) => {
    setProblem(undefined);
    setOpen(wanted);
  };
  const confirm = async () => {
    setRunning(true);
    try {
      await onConfirm();
      isDone.current = true;
      setOpen(false);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setRunning(false);
  };
  const afterClose = (event: Event) => {
    if (!isDone.current) return;
    isDone.current = false;
    event.preventDefault();
    onDone();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={open}>
      <Dialog.Trigger>{children}</Dialog.Trigger>
      <Dialog.Content onCloseAutoFocus={afterClose}>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Typography>{question}</Typography>
            <div role="alert">{problem && <Typography textColor="danger600">{problem}</Typography>}</div>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Cancelar</Button>
          </Dialog.Cancel>
          <Button variant="danger-light" loading={isRunning} onClick={confirm}>
            {confirmLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
