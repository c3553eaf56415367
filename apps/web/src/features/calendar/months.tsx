'use client';

import { MonthCalendar } from '@/features/calendar/month-calendar';
import type { MonthsFrame, ShownMonth } from '@/features/calendar/shown-month';
import styles from '@/features/calendar/year-calendar.module.css';
import { classNames } from '@/ui/class-names';

export interface MonthsProps {
  frame: MonthsFrame;
  months: readonly ShownMonth[];
}

/**
 * The twelve months. Nothing in them changes in the browser; they are a client part because of their weight alone. React sends
 * what a server component renders once as HTML and once as data, five hundred cells, and of a client part only what it is
 * made from (decision 060).
 */
export function Months({ frame, months }: MonthsProps) {
  return (
    <div className={classNames(styles.months, styles[`from${frame.weekStart}`])}>
      {months.map((month, index) => (
        <MonthCalendar key={month.title} frame={frame} month={month} number={index + 1} />
      ))}
    </div>
  );
}
