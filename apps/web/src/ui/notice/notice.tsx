import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { IconDrawing, type IconShapes } from '../icon/drawing';
import { circleAlertShapes, circleCheckShapes, infoShapes, triangleAlertShapes } from '../icon/icon-shapes';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

export interface NoticeProps extends ComponentProps<'div'> {
  /** The tone `warning` is lit: it is for the costs or risks of a loan. */
  tone?: NoticeTone;
}

const shapes: Record<NoticeTone, IconShapes> = {
  info: infoShapes,
  warning: triangleAlertShapes,
  danger: circleAlertShapes,
  success: circleCheckShapes,
};

/** A remark set apart from the text around it. Pass `role="status"` or `"alert"` when it answers an action. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const scheme = tone === 'warning' && 'lit';
  return (
    <div className={classNames(scheme, styles.notice, styles[tone], className)} {...rest}>
      <IconDrawing shapes={shapes[tone]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
