import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './badge.module.css';

export interface BadgeProps {
  /** The tone `ad` marks advertising. No tone is carried by colour alone: the text states it. */
  tone?: 'neutral' | 'ad' | 'info' | 'good';
  className?: string;
  children: ReactNode;
}

/** A short label on a thing. An icon may be the first child. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  const tones = { neutral: undefined, ad: styles.ad, info: styles.info, good: styles.good };
  return <span className={classNames(styles.badge, tones[tone], className)}>{children}</span>;
}
