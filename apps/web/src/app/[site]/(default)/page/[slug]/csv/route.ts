import { scheduleRoute } from '@/app/[site]/(default)/schedule-route';

/** The months of the calculator on the page as a file. */
export const GET = scheduleRoute('page');
