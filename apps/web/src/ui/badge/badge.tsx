import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `ad` marks what is paid for. No tone is carried by colour alone: the words say it. */
  tone?: 'neutral' | 'ad' | 'info' | 'good';
  className?: string;
  children: ReactNode;
}

/** A word about the thing it stands on. An icon may come first among the children. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  const tones = { neutral: undefined, ad: styles.ad, info: styles.info, good: styles.good };
  return <span className={classNames(styles.badge, tones[tone], className)}>{children}</span>;
}
