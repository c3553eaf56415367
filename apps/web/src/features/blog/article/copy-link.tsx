'use client';

import { type ReactNode, useState } from 'react';
import styles from '@/features/blog/article/byline.module.css';
import { Button } from '@/ui/button/button';

export interface CopyLinkProps {
  /** Label of the button. */
  children: ReactNode;
  /** Announced when the link is copied. */
  copied: string;
  /** Announced when the browser refuses to copy. */
  refused: string;
}

/** A button that copies the page's address, without query and hash. The style sheet hides it without scripts. */
export function CopyLink({ children, copied, refused }: CopyLinkProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(location.origin + location.pathname));
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {children}
      </Button>
      {/* The live region is on the page from the start, or nothing is announced. */}
      <span className={styles.status} data-refused={isCopied === false ? '' : undefined} role="status">
        {isCopied === undefined ? '' : isCopied ? copied : refused}
      </span>
    </>
  );
}

/** The clipboard needs a secure context; on plain `http` the older method still works. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
