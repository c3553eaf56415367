'use client';

import { type ComponentProps, lazy } from 'react';

const TwelveMonths = lazy(() => import('@/features/calendar/months').then((it) => ({ default: it.Months })));

/**
 * The twelve months. Nothing in them changes in the browser; they are a client part because of their weight alone. React sends
 * what a server component renders once as HTML and once as data, five hundred cells, and of a client part only what it is
 * made from (decision 060). Every page with blocks could have a calendar, and few have one, so the code is loaded on those only, as that
 * of the calculators.
 */
export function MonthsIsland(props: ComponentProps<typeof TwelveMonths>) {
  return <TwelveMonths {...props} />;
}
