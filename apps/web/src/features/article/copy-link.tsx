'use client';

import { useEffect } from 'react';

export interface CopyLinkProps {
  buttonId: string;
  /** A live region, in the page from the start, or nothing is announced. */
  statusId: string;
  /** What it says when the link is copied. */
  copied: string;
}

/** Copies the page's address, without query and hash, when the button is pressed. Draws nothing itself. */
export function CopyLink({ buttonId, statusId, copied }: CopyLinkProps) {
  useEffect(() => {
    const stop = new AbortController();
    const copy = async () => {
      const done = await copyText(location.origin + location.pathname);
      const status = document.getElementById(statusId);
      if (done && status) status.textContent = copied;
    };
    document.getElementById(buttonId)?.addEventListener('click', copy, { signal: stop.signal });
    return () => stop.abort();
  }, [buttonId, statusId, copied]);
  return null;
}

/** The clipboard needs a secure page; on plain `http` the older way still works. */
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
