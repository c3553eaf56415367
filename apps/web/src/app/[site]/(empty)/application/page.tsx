import type { Metadata } from 'next';
import { applicationHead } from '@/blocks/application-head';
import { ApplicationScreen } from '@/blocks/application-screen';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('application')).map(({ site }) => ({ site }));
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return applicationHead(await viewOf((await params).site));
}

/** The static page: the usual loan, for everybody. The proxy picks `chosen/` when the address asks for another. */
export default async function ApplicationRoute({ params }: RouteProps) {
  return <ApplicationScreen view={await viewOf((await params).site)} />;
}
