import type { ReactNode } from 'react';
import { changeFieldLabels } from '../../leads/desk/labels';
import { TextDialog } from './text-dialog';
import { messageOf } from './use-loaded';

interface Props {
  title: string;
  /** Says what will happen. */
  children: ReactNode;
  confirmLabel: string;
  variant?: 'default' | 'danger-light';
  /** Rejects with the reason of a refusal, which the dialog shows. */
  onConfirm(reason: string): Promise<void>;
  onClose(): void;
}

const SHORTEST = 3;
const MAX_REASON_LENGTH = 560;

/** Asks for the reason of a change before it is written. */
export function ReasonDialog({ children, ...dialog }: Props) {
  return (
    <TextDialog
      {...dialog}
      intro={children}
      field={{
        name: 'reason',
        label: changeFieldLabels.reason,
        hint: 'Lo leerán otros gestores. Sin datos personales que no hagan falta.',
      }}
      minLength={SHORTEST}
      maxLength={MAX_REASON_LENGTH}
      tooShort="Escribe el motivo: queda en el historial con tu nombre."
      problemOf={messageOf}
    />
  );
}
