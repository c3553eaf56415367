import type { ReactNode } from 'react';
import { EmptyPage } from '@/shell/page-frame/empty-page';
import styles from '@/shell/page-frame/flow-page.module.css';
import type { SiteFrame } from '@/shell/site-view';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

export interface FlowPageProps {
  title: string;
  lead?: string | null;
  /** Public path of the page; absent for an address that no other site has. */
  path?: string;
  view: SiteFrame;
  /**
   * Content that needs the whole width: lists of offers. Otherwise the page is one narrow column at the left edge of
   * its other parts.
   */
  isWide?: boolean;
  /** The editor's blocks, above the main content. */
  before?: ReactNode;
  /** The main content of the page. */
  children: ReactNode;
  /** The editor's blocks, below it. */
  after?: ReactNode;
}

/** A page between the form and the lender: one text and one task, without a menu. */
export function FlowPage({ title, lead, path, view, isWide, before, children, after }: FlowPageProps) {
  const column = classNames(styles.page, !isWide && styles.narrow);
  return (
    <EmptyPage frame={view} path={path}>
      <Container className={column}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && (
            <Text size="lead" isQuiet>
              {lead}
            </Text>
          )}
        </div>
        {!before && children}
      </Container>
      {before && (
        <>
          {before}
          <Container className={column}>{children}</Container>
        </>
      )}
      <div className={styles.after}>{after}</div>
    </EmptyPage>
  );
}
