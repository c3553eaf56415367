'use client';

import { useEffect } from 'react';
import { relativeTime } from '@/features/comments/relative-time';

export interface RelativeTimesProps {
  /** The element whose `<time>`s are told anew. */
  within: string;
  language: string;
  /** The site's mark between thousands. */
  group: string;
}

/** Says how long ago each comment was written; the HTML holds the moment itself, which stays as a title. Draws nothing. */
export function RelativeTimes({ within, language, group }: RelativeTimesProps) {
  useEffect(() => {
    const tell = () => {
      for (const time of document.getElementById(within)?.querySelectorAll('time') ?? []) {
        time.title ||= time.textContent ?? '';
        time.textContent = relativeTime(Date.parse(time.dateTime), Date.now(), language, group);
      }
    };
    tell();
    const timer = setInterval(tell, 60_000);
    return () => clearInterval(timer);
  }, [within, language, group]);
  return null;
}
