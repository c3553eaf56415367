import type { ReactNode } from 'react';
import styles from '@/shell/errors/error-view.module.css';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';
import { LighthouseScene } from '@/ui/lighthouse/lighthouse-scene';
import { Stack } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface ErrorViewProps {
  title: string;
  text: string;
  /** Links for the visitor, the most useful first. */
  children: ReactNode;
  /** The page has no header and no footer, so the screen fills the window. */
  isAlone?: boolean;
}

/** A screen without a page: the visitor reads what happened, over the coast at night. */
export function ErrorView({ title, text, children, isAlone = false }: ErrorViewProps) {
  return (
    <div className={classNames('night', styles.screen, isAlone && styles.isAlone)}>
      <Container className={styles.inner}>
        <Stack gap={5} className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          <Text size="lead">{text}</Text>
          {children}
        </Stack>
      </Container>
      <LighthouseScene className={styles.art} />
    </div>
  );
}
