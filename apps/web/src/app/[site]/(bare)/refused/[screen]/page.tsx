import { siteOfLocale } from '@prestafaro/countries';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { RefusedScreen, type RefusedScreenProps } from '@/screens/refused/refused-screen';
import { isClicksScreen, isRefusalScreen, minutesOf } from '@/server/routing/refusal-screen';
import { localeOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string; screen: string }>;
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The page with which the proxy answers a refused request. */
export default async function RefusedRoute({ params }: RouteProps) {
  await connection();
  const { site, screen } = await params;
  return <RefusedScreen site={siteOfLocale(localeOf(site))} refusal={refusalOf(screen)} />;
}

function refusalOf(screen: string): RefusedScreenProps['refusal'] {
  if (!isRefusalScreen(screen)) return 'form';
  return isClicksScreen(screen) ? { minutes: minutesOf(screen) } : screen;
}
