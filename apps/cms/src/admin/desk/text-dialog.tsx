import { Button, Field, Flex, Modal, Textarea, Typography } from '@strapi/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** What will happen. */
  intro: ReactNode;
  field: { name: string; label: string; hint: string };
  /** Characters, without spaces around. */
  shortest: number;
  longest: number;
  tooShort: string;
  confirmLabel: string;
  variant?: 'default' | 'danger-light';
  /** Rejects when it was refused, which is then shown here. */
  onConfirm(words: string): Promise<void>;
  /** What to say of that. */
  problemOf(error: unknown): string;
  onClose(): void;
  /** Below the words. */
  children?: ReactNode;
}

/** Asks for words that are going to be written down with the name of who acts, and acts only then. */
export function WordsDialog({ title, intro, field, children, confirmLabel, variant = 'default', ...rest }: Props) {
  const { shortest, longest, tooShort, onConfirm, problemOf, onClose } = rest;
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim().length < shortest) return setProblem(tooShort);
    setSending(true);
    try {
      await onConfirm(words.trim());
    } catch (error) {
      setProblem(problemOf(error));
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
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Typography>{intro}</Typography>
              <Field.Root required error={problem} hint={field.hint}>
                <Field.Label>{field.label}</Field.Label>
                <Textarea
                  name={field.name}
                  maxLength={longest}
                  value={words}
                  onChange={(event: { target: { value: string } }) => setWords(event.target.value)}
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
