import type { Locale } from '@prestafaro/countries';
import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { readDueTime, type TimeProblem, type TypedTime, twiceNote } from '../../content/planned-changes/due-time';
import type { PlannedAction } from '../../content/planned-changes/planned-change';
import { cityOf } from '../../content/planned-changes/site-clock';
import { messageOf } from '../desk/use-loaded';

interface Props {
  action: PlannedAction;
  site: Locale;
  /** The time that the form shows first. */
  initial: TypedTime;
  hasUnsaved: boolean;
  /** Rejects with the reason of a refusal, which the dialog shows. */
  onPlan(typed: TypedTime): Promise<void>;
  onClose(): void;
  /** Called when the dialog has gone, to move the focus. */
  onClosed(): void;
}

const TITLES = { publish: 'Programar la publicación', unpublish: 'Programar la retirada' } as const;
const INTROS = {
  publish:
    'Se publicará el borrador guardado, tal como esté en ese momento. Si entonces falta algo o incumple una regla, no se publicará: el motivo aparecerá aquí y en la página de inicio.',
  unpublish:
    'La entrada dejará de verse en el sitio en ese momento y quedará como borrador. Si entonces otra entrada publicada la usa, no se retirará: el motivo aparecerá aquí y en la página de inicio.',
} as const;

/** Asks for a day and a time of the country of the site. */
export function PlanDialog({ action, site, initial, hasUnsaved, onPlan, onClose, onClosed }: Props) {
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<TimeProblem>();
  const [isSending, setSending] = useState(false);
  const read = readDueTime(site, typed, new Date());

  const change = (field: keyof TypedTime) => (event: ChangeEvent<HTMLInputElement>) => {
    setTyped({ ...typed, [field]: event.target.value });
    setProblem(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog is a React child of the entry's form, which would be saved too.
    event.stopPropagation();
    const now = readDueTime(site, typed, new Date());
    if (now.kind === 'problem') return setProblem(now.problem);
    setSending(true);
    try {
      await onPlan(typed);
    } catch (error) {
      setProblem({ field: 'time', message: messageOf(error) });
      setSending(false);
    }
  };
  const errorOf = (field: keyof TypedTime) => (problem?.field === field ? problem.message : undefined);

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content onCloseAutoFocus={onClosed}>
        <form onSubmit={submit} noValidate>
          <Modal.Header closeLabel="Cerrar">
            <Modal.Title>{TITLES[action]}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Typography>{INTROS[action]}</Typography>
              {hasUnsaved && action === 'publish' && (
                <Typography textColor="warning600">
                  Tienes cambios sin guardar. Guárdalos para que se publiquen también.
                </Typography>
              )}
              <Field.Root required error={errorOf('day')}>
                <Field.Label>Día</Field.Label>
                <TextInput type="date" name="day" value={typed.day} onChange={change('day')} />
                <Field.Error />
              </Field.Root>
              <Field.Root required error={errorOf('time')}>
                <Field.Label>{`Hora de ${cityOf(site)}`}</Field.Label>
                <TextInput type="time" name="time" value={typed.time} onChange={change('time')} />
                <Field.Error />
              </Field.Root>
              <div role="status">
                {read.kind === 'due' && read.isTwice && <Typography>{twiceNote(typed.time)}</Typography>}
              </div>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              Volver
            </Button>
            <Button type="submit" variant="secondary" loading={isSending}>
              Programar
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
