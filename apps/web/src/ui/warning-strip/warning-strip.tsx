import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import styles from './warning-strip.module.css';

export interface WarningStripProps {
  /** Name of the region for screen readers. */
  label: string;
  children: ReactNode;
}

/** The legal warning across the page, lit in both themes. */
export function WarningStrip({ label, children }: WarningStripProps) {
  return (
    <aside className={classNames('lit', styles.strip)} aria-label={label}>
      <Container className={styles.text}>
        <Icon name="triangle_alert" className={styles.icon} />
        <p>{children}</p>
      </Container>
    </aside>
  );
}
