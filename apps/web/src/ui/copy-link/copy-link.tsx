'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import styles from './copy-link.module.css';

export interface CopyLinkProps {
  /** Label of the button. */
  children: ReactNode;
  /** Announced when the link is copied. */
  copied: string;
  /** Announced when the browser refuses to copy. */
  refused: string;
  /** Path and query of the link; by default the path of the page. */
  address?: string;
  /** Opens the share sheet of the device with this title, where there is one. Without it the link is copied. */
  shareTitle?: string;
}

/** A button that copies a link, or hands it to the share sheet of the device. The style sheet hides it without scripts. */
export function CopyLink({ children, copied, refused, address, shareTitle }: CopyLinkProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => {
    const url = location.origin + (address ?? location.pathname);
    if (shareTitle === undefined || !(await isShared({ title: shareTitle, url }))) setCopied(await copyText(url));
  };
  return (
    <div className={styles.share}>
      <Button look="secondary" onClick={copy}>
        {children}
      </Button>
      {/* The live region is on the page from the start, or nothing is announced. */}
      <span className={styles.status} data-refused={isCopied === false ? '' : undefined} role="status">
        {isCopied === undefined ? '' : isCopied ? copied : refused}
      </span>
    </div>
  );
}

/** Whether the visitor was asked by the share sheet. Closing it is an answer too. */
async function isShared(data: ShareData): Promise<boolean> {
  try {
    if (!navigator.share) return false;
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
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
