import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container } from '../container/container';
import styles from './section.module.css';

export interface SectionProps extends ComponentProps<'section'> {
  /** `sunken` is a quiet band; `night` is dark in both themes. */
  tone?: 'plain' | 'sunken' | 'night';
  /** Classes for the inner container, if a section lays out its content itself. */
  containerClassName?: string;
}

/** A part of a page: vertical space, ground, and a container. Name it with `aria-labelledby`. */
export function Section({ tone = 'plain', className, containerClassName, children, ...rest }: SectionProps) {
  const ground = { plain: undefined, sunken: styles.sunken, night: classNames(styles.night, 'night') }[tone];
  return (
    <section className={classNames(styles.section, ground, className)} data-tone={tone} {...rest}>
      <Container className={containerClassName}>{children}</Container>
    </section>
  );
}

export interface SectionHeadProps {
  id: string;
  title: ReactNode;
  /** Beside the title on wide screens instead of below it: for short texts. */
  isSplit?: boolean;
  children?: ReactNode;
}

/** The heading of a section with its introduction. */
export function SectionHead({ id, title, isSplit, children }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, isSplit && styles.split)}>
      <h2 id={id}>{title}</h2>
      {children && <div className={styles.intro}>{children}</div>}
    </div>
  );
}
