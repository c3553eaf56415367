import { Button, Field, Flex, Modal, Textarea, TextInput, Typography } from '@strapi/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useReturnFocus } from './use-return-focus';

interface Props {
  title: string;
  /** Says what will happen. */
  intro: ReactNode;
  field: { name: string; label: string; hint: string; isOneLine?: boolean };
  initialText?: string;
  /** The number of characters, without spaces at both ends. */
  minLength: number;
  maxLength: number;
  tooShort: string;
  confirmLabel: string;
  variant?: 'default' | 'danger-light';
  /** Rejects if the change was refused; the dialog then shows the reason. */
  onConfirm(text: string): Promise<void>;
  /** The message for such a rejection. */
  problemOf(error: unknown): string;
  onClose(): void;
  /** Shown below the text field. */
  children?: ReactNode;
}

/** Asks for a text that is stored with the administrator's name, and runs the action after that. */
export function TextDialog({ title, intro, field, children, confirmLabel, variant = 'default', ...rest }: Props) {
  const { minLength, maxLength, tooShort, onConfirm, problemOf, onClose, initialText = '' } = rest;
  const [text, setText] = useState(initialText);
  const Input = field.isOneLine ? TextInput : Textarea;
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const returnFocus = useReturnFocus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < minLength) return setProblem(tooShort);
    setSending(true);
    try {
      await onConfirm(text.trim());
    } catch (error) {
      setProblem(problemOf(error));
      setSending(false);
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content onOpenAutoFocus={focusText} onCloseAutoFocus={returnFocus}>
        <form onSubmit={submit} noValidate>
          <Modal.Header closeLabel="Cerrar">
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Typography>{intro}</Typography>
              <Field.Root required error={problem} hint={field.hint}>
                <Field.Label>{field.label}</Field.Label>
                <Input
                  name={field.name}
                  maxLength={maxLength}
                  value={text}
                  onChange={(event: { target: { value: string } }) => setText(event.target.value)}
                />
                <Field.Hint />
                <Field.Error />
              </Field.Root>
              {children}
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

/** The first element of the dialog is the button that closes it. */
function focusText(event: Event): void {
  const text = event.currentTarget instanceof Element && event.currentTarget.querySelector('textarea, input[name]');
  if (!(text instanceof HTMLElement)) return;
  event.preventDefault();
  text.focus();
}
