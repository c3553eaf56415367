'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Text } from '@/ui/text/text';

/** In milliseconds. */
const intervalMs = 2_000;

/** Past it nobody waits at the screen any more, and a button is there. */
const maxRefreshes = 60;

/** Asks for the page again while an application is being compared, and says that it does. Without scripts a button does it. */
export function RefreshWhileComparing({ message }: { message: string }) {
  const router = useRouter();
  const [refreshes, setRefreshes] = useState<number>();
  useEffect(() => setRefreshes(0), []);
  useEffect(() => {
    if (refreshes === undefined || refreshes >= maxRefreshes) return;
    const timer = setTimeout(() => {
      router.refresh();
      setRefreshes(refreshes + 1);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [refreshes, router]);
  return (
    <Text size="note" isQuiet>
      {refreshes !== undefined && refreshes < maxRefreshes && message}
    </Text>
  );
}
