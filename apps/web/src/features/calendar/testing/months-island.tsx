/** In place of the part that Next loads by itself: it is here at once. */
export { Months as MonthsIsland } from '@/features/calendar/months';
