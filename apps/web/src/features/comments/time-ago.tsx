'use client';

import { useSyncExternalStore } from 'react';
import { relativeTime } from '@/features/comments/relative-time';

export interface TimeAgoProps {
  /** In UTC, as ISO 8601. */
  iso: string;
  /** The same moment in the country's time: shown until scripts run, and as the title afterwards. */
  moment: string;
  language: string;
  /** Separator of thousands. */
  groupSeparator: string;
}

/** The time since something was written, by the visitor's clock, updated every minute. */
export function TimeAgo({ iso, moment, language, groupSeparator }: TimeAgoProps) {
  const text = useSyncExternalStore(
    everyMinute,
    () => relativeTime(Date.parse(iso), Date.now(), language, groupSeparator),
    () => moment,
  );
  return (
    <time dateTime={iso} title={text === moment ? undefined : moment}>
      {text}
    </time>
  );
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
