import type { Metadata } from 'next';
import { applicationHead } from '@/blocks/application-head';
import { ApplicationScreen } from '@/blocks/application-screen';
import { viewOf } from '@/site/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<{ amount?: string | string[]; days?: string | string[] }>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return applicationHead(await viewOf((await params).site));
}

/** The dynamic twin: the loan that the address asks for, with its day of repayment. */
export default async function ChosenRoute({ params, searchParams }: RouteProps) {
  const query = await searchParams;
  return <ApplicationScreen view={await viewOf((await params).site)} query={query} now={new Date()} />;
}
