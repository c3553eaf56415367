'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Text } from '@/ui/text/text';

/** In milliseconds. */
const intervalMs = 2_000;

/** After this number, the visitor can only use the button. */
const maxRefreshes = 60;

/**
 * Reloads the page while an application is being compared, and states that it does. Without scripts a button does it.
 */
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
