import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { customProperties } from '../custom-properties';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  className?: string;
}

/** The place of something on its way. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={customProperties({ '--w': width, '--h': height })}
      aria-hidden="true"
    />
  );
}

/** Several skeletons that wait for one thing, which `label` names for screen readers. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.group} role="status" aria-label={label}>
      {children}
    </div>
  );
}
