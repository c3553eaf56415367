'use client';

import type { Locale } from '@prestafaro/countries';
import { useEffect, useState } from 'react';
import type { ShellMessages } from '@/messages/shell/shape';
import { storedChoices } from '@/shell/consent/connect-consent';
import { consentChangeEvent } from '@/shell/consent/consent-form';
import styles from '@/shell/remembered/recently-seen.module.css';
import type { SeenPage } from '@/shell/remembered/seen-pages';
import { Button } from '@/ui/button/button';
import { AppLink } from '@/ui/link/link';

export interface RecentlySeenProps {
  locale: Locale;
  /** The current page, if it is one to remember. */
  page?: SeenPage;
  messages: ShellMessages<unknown>['seen'];
}

const loadPages = () => import('@/shell/remembered/seen-pages');

/**
 * The last lenders and articles that this browser has seen, after consent to remembering them. It stands at the end of a page, so that it moves
 * nothing when it comes. Only the browser knows them: without scripts, and without consent, there is nothing.
 */
export function RecentlySeen({ locale, page, messages }: RecentlySeenProps) {
  const [seen, setSeen] = useState<readonly SeenPage[]>([]);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const pages = storedChoices().functional ? (await loadPages()).seePage(locale, page) : [];
      if (!isGone) setSeen(pages);
    };
    // Without this code the page lacks nothing that it is about.
    const update = () => void show().catch(() => {});
    update();
    addEventListener(consentChangeEvent, update);
    return () => {
      isGone = true;
      removeEventListener(consentChangeEvent, update);
    };
  }, [locale, page]);
  if (seen.length === 0) return null;
  const clear = async () => {
    (await loadPages()).forgetSeenPages(locale);
    setSeen([]);
  };
  return (
    <section className={styles.seen} aria-labelledby="recently-seen">
      <h2 id="recently-seen">{messages.title}</h2>
      <ul>
        {seen.map(({ kind, path, title }) => (
          <li key={path}>
            <span className={styles.kind}>{messages.kinds[kind]}</span> <AppLink href={path}>{title}</AppLink>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{messages.note}</p>
      <Button look="secondary" onClick={clear}>
        {messages.clear}
      </Button>
    </section>
  );
}
