import type { ReactNode } from 'react';
import { messageOf } from './use-loaded';
import { WordsDialog } from './words-dialog';

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
export function ReasonDialog({ children, ...dialog }: Props) {
  return (
    <WordsDialog
      {...dialog}
      intro={children}
      field={{
        name: 'reason',
        label: 'Motivo',
        hint: 'Lo leerán otros gestores. Sin datos personales que no hagan falta.',
      }}
      shortest={SHORTEST}
      longest={LONGEST}
      tooShort="Escribe el motivo: queda en el historial con tu nombre."
      problemOf={messageOf}
    />
  );
}
