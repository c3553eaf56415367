'use client';

import dynamic from 'next/dynamic';

// Every page with blocks could have a calculator, few have one: its code comes with those alone. Next reads these calls at
// build time, to name the files in the page, so the import must stand in each.
export const LiveResult = dynamic(() => import('@/features/calculator/live-calculation').then((it) => it.LiveResult));
export const LiveSchedule = dynamic(() =>
  import('@/features/calculator/live-calculation').then((it) => it.LiveSchedule),
);
