/** What other features and blocks may use of work calendars. */
export { loadCalendar } from '@/features/calendar/load-calendar';
export { YearCalendar } from '@/features/calendar/year-calendar';
