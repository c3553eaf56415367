import { MonthCalendar } from '@/features/calendar/month-calendar';
import type { MonthsFrame, ShownMonth } from '@/features/calendar/shown-month';
import styles from '@/features/calendar/year-calendar.module.css';
import { classNames } from '@/ui/class-names';

export interface MonthsProps {
  frame: MonthsFrame;
  months: readonly ShownMonth[];
}

/** The twelve months, each as a table. */
export function Months({ frame, months }: MonthsProps) {
  return (
    <div className={classNames(styles.months, styles[`from${frame.weekStart}`])}>
      {months.map((month, index) => (
        <MonthCalendar key={month.title} frame={frame} month={month} number={index + 1} />
      ))}
    </div>
  );
}
