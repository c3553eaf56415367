'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Text } from '@/ui/text/text';

/** In milliseconds. */
const interval = 2_000;

/** Past it nobody waits at the screen any more, and a button is there. */
const mostTimes = 60;

/** Asks for the page again while an application is being compared, and says that it does. Without scripts a button does it. */
export function AskAgain({ words }: { words: string }) {
  const router = useRouter();
  const [times, setTimes] = useState<number>();
  useEffect(() => setTimes(0), []);
  useEffect(() => {
    if (times === undefined || times >= mostTimes) return;
    const timer = setTimeout(() => {
      router.refresh();
      setTimes(times + 1);
    }, interval);
    return () => clearTimeout(timer);
  }, [times, router]);
  return (
    <Text size="note" isQuiet>
      {times !== undefined && times < mostTimes && words}
    </Text>
  );
}
