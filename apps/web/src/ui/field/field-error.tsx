import type { ReactNode } from 'react';
import { IconDrawing } from '../icon/drawing';
import { circleAlertShapes } from '../icon/icon-shapes';
import styles from './field.module.css';

export interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

/** The error of the control below, and how to correct it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <span className={styles.error} id={id}>
      <IconDrawing shapes={circleAlertShapes} />
      <span>{children}</span>
    </span>
  );
}
