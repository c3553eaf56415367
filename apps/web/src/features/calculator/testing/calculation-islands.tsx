import type { ComponentProps, ReactNode } from 'react';
import { LiveSchedule as PlainSchedule } from '@/features/calculator/live-calculation';
import { PlannedSchedule } from '@/features/calculator/live-repayment';

/** In place of the parts that Next loads by itself: they are here at once. */
export { LiveResult } from '@/features/calculator/live-calculation';

export function LiveSchedule({
  isPlanned,
  ...props
}: ComponentProps<typeof PlannedSchedule> & { isPlanned: boolean }): ReactNode {
  return isPlanned ? <PlannedSchedule {...props} /> : <PlainSchedule {...props} />;
}

export function LiveComparison({ children }: { children: ReactNode }): ReactNode {
  return children;
}
