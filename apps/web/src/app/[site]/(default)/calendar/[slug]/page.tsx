import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalendarScreen } from '@/blocks/calendar-screen';
import { calendarHead } from '@/features/calendar/calendar-facts';
import { loadCalendar } from '@/features/calendar/load-calendar';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('calendar')).map(({ site, slug }) => ({ site, slug }));
}

async function read({ params }: RouteProps) {
  const { site, slug } = await params;
  const view = await viewOf(site);
  const calendar = (await loadCalendar(view.site.locale, slug)) ?? notFound();
  return { view, calendar };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, calendar } = await read(props);
  return calendarHead(calendar, view);
}

export default async function CalendarRoute(props: RouteProps) {
  return <CalendarScreen {...(await read(props))} />;
}
