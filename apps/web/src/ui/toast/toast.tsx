import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconDrawing } from '../icon/drawing';
import { circleAlertShapes, circleCheckShapes, xShapes } from '../icon/icon-shapes';
import styles from './toast.module.css';

export interface ToastProps {
  tone?: 'success' | 'danger';
  children: ReactNode;
  /** With both, a button closes it. Nothing closes by itself: people read at their own pace. */
  closeLabel?: string;
  onClose?: () => void;
}

/** A short answer to an action, such as a copied link. Put it inside a `ToastRegion`, which is there from the start. */
export function Toast({ tone = 'success', children, closeLabel, onClose }: ToastProps) {
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <IconDrawing shapes={tone === 'danger' ? circleAlertShapes : circleCheckShapes} className={styles.icon} />
      <div>{children}</div>
      {closeLabel && onClose && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <IconDrawing shapes={xShapes} />
        </button>
      )}
    </div>
  );
}

/** The live region at the foot of the screen. It must be on the page before the toast, or nothing is announced. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.region} role="status">
      {children}
    </div>
  );
}
