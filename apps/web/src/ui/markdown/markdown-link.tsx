import type { ReactNode } from 'react';
import { AppLink } from '../link/link';

export interface MarkdownLinkProps {
  href?: string;
  title?: string;
  /** A plain anchor: for a text that is written as HTML. */
  isPlain?: boolean;
  children?: ReactNode;
}

/**
 * A link inside a text. A path of ours stays in the app (specification §2). A link to another site gets `nofollow`,
 * because we do not endorse it, and `noopener`.
 */
export function MarkdownLink({ href, title, isPlain, children }: MarkdownLinkProps) {
  if (!href) return <>{children}</>;
  const isForeign = /^(https?:)?\/\//i.test(href);
  return (
    <AppLink href={href} title={title} isPlain={isPlain} rel={isForeign ? 'noopener nofollow' : undefined}>
      {children}
    </AppLink>
  );
}
