import type { ReactNode } from 'react';
import { AppLink } from '../link/link';

export interface MarkdownLinkProps {
  href?: string;
  title?: string;
  children?: ReactNode;
}

/**
 * A link inside a text. A path of ours stays in the app (specification §2). A link to another site gets `nofollow`,
 * because we do not endorse it, and `noopener`.
 */
export function MarkdownLink({ href, title, children }: MarkdownLinkProps) {
  if (!href) return <>{children}</>;
  const isForeign = /^(https?:)?\/\//i.test(href);
  return (
    <AppLink href={href} title={title} rel={isForeign ? 'noopener nofollow' : undefined}>
      {children}
    </AppLink>
  );
}
