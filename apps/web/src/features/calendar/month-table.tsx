import type { MarkedDay } from '@/features/calendar/marked-days';
import { monthWeeks, weekdaysFrom } from '@/features/calendar/month-weeks';
import type { MonthsFrame } from '@/features/calendar/shown-month';
import styles from '@/features/calendar/year-calendar.module.css';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface MonthTableProps {
  frame: MonthsFrame;
  /** 1 to 12. */
  number: number;
  marked: readonly MarkedDay[];
  /** Id of the month's heading. */
  labelledBy: string;
}

/**
 * The days of a month under their weekdays. Hidden text describes each marked day for visitors who do not see its mark. A
 * cell has no attribute: the style sheet finds the days of the weekend by their column.
 */
export function MonthTable({ frame, number, marked, labelledBy }: MonthTableProps) {
  const weekdays = weekdaysFrom(frame.weekStart);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" aria-label={frame.weekdays[weekday - 1]?.long}>
              {frame.weekdays[weekday - 1]?.text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(frame.year, number, frame.weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {weekdays.map((weekday, column) => (
              <td key={weekday}>
                <DayContent day={week[column] ?? null} marked={marked} labels={frame.labels} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayContentProps extends Pick<MonthsFrame, 'labels'> {
  /** Null for a day of another month. */
  day: number | null;
  marked: readonly MarkedDay[];
}

/** The number of a day, in its mark if it has one, with the names of what it is. */
function DayContent({ day, marked, labels }: DayContentProps) {
  const marks = marked.filter((mark) => mark.day === day);
  const [first] = marks;
  if (!first) return day;
  const names = marks.map(({ kind, name }) => `${labels[kind]}: ${name}`).join('; ');
  return (
    <>
      <span className={styles[first.kind]}>{day}</span>
      <VisuallyHidden>{`, ${names}`}</VisuallyHidden>
    </>
  );
}
