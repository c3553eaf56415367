import { isLocale } from '@prestafaro/countries';
import { answerCalendarFile } from '@/features/calendar/computed/answer-calendar-file';

interface Context {
  params: Promise<{ site: string; year: string; file: string }>;
}

/** The holidays of a year and a region for calendar programs: `/calendars/es-ES/2026/madrid.ics`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site, year, file } = await params;
  if (!isLocale(site)) return new Response('No such calendar', { status: 404 });
  return answerCalendarFile(site, year, file.replace(/\.ics$/, ''));
}
