'use client';

import { type ComponentProps, lazy } from 'react';

const calculation = () => import('@/features/calculator/live-calculation');
const Result = lazy(() => calculation().then((it) => ({ default: it.LiveResult })));
const Schedule = lazy(() => calculation().then((it) => ({ default: it.LiveSchedule })));

// Every page with blocks could have a calculator, and few have one, so its code is loaded on those only. `next/dynamic` would do the same,
// and add 1.3 KiB to all of them. Each export is a function, because a server component cannot refer to a lazy one. No `Suspense` stands
// around them, so that the HTML always contains the result.

export function LiveResult(props: ComponentProps<typeof Result>) {
  return <Result {...props} />;
}

export function LiveSchedule(props: ComponentProps<typeof Schedule>) {
  return <Schedule {...props} />;
}
