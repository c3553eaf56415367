'use client';

import dynamic from 'next/dynamic';

// Every page with blocks could have a calculator, and few have one, so its code is loaded on those only. Next reads
// these calls at build time to name the files in the page, so each call must contain the import itself.
export const LiveResult = dynamic(() => import('@/features/calculator/live-calculation').then((it) => it.LiveResult));
export const LiveSchedule = dynamic(() =>
  import('@/features/calculator/live-calculation').then((it) => it.LiveSchedule),
);
