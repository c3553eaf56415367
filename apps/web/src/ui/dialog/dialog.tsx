import type { ReactNode } from 'react';
import { IconDrawing } from '../icon/drawing';
import { xShapes } from '../icon/icon-shapes';
import styles from './dialog.module.css';
import { DialogCommands } from './dialog-commands';

export interface DialogProps {
  id: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons; `<button value="…">` inside a `<form method="dialog">` closes the dialog and returns its value. */
  actions?: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ id, title, closeLabel, children, actions }: DialogProps) {
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <IconDrawing shapes={xShapes} />
          </button>
        </form>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <DialogCommands id={id} />
    </dialog>
  );
}

/** Attributes that make a button open the dialog with this id; in current browsers without any script. */
export function opensDialog(id: string) {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' as const };
}
