'use client';

import { type ComponentProps, lazy, type ReactNode } from 'react';
import { useOpened } from '@/features/calculator/use-opened';

const calculation = () => import('@/features/calculator/live-calculation');
const repayment = () => import('@/features/calculator/live-repayment');
const comparison = () => import('@/features/calculator/live-comparison');
const Result = lazy(() => calculation().then((it) => ({ default: it.LiveResult })));
const Schedule = lazy(() => calculation().then((it) => ({ default: it.LiveSchedule })));
const Planned = lazy(() => repayment().then((it) => ({ default: it.PlannedSchedule })));
const Comparison = lazy(() => comparison().then((it) => ({ default: it.LiveComparison })));

// Every page with blocks could have a calculator, and few have one, so its code is loaded on those only. `next/dynamic` would do the same,
// and add 1.3 KiB to all of them. Each export is a function, because a server component cannot refer to a lazy one. No `Suspense` stands
// around them, so that the HTML always contains the result. The code of early repayments and of the comparison is loaded when a visitor
// opens their part, unless the page was rendered with it.

export function LiveResult(props: ComponentProps<typeof Result>) {
  return <Result {...props} />;
}

/** @param props.isPlanned the page was rendered with an open part for early repayments */
export function LiveSchedule({ isPlanned, ...props }: ComponentProps<typeof Planned> & { isPlanned: boolean }) {
  const isOpened = useOpened(props.ids.repayment, repayment) || isPlanned;
  return isOpened ? <Planned {...props} /> : <Schedule {...props} />;
}

/** @param props.children the comparison as it was rendered, until the part is opened */
export function LiveComparison({ children, ...props }: ComponentProps<typeof Comparison> & { children: ReactNode }) {
  return useOpened(props.ids.comparison, comparison) ? <Comparison {...props} /> : children;
}
