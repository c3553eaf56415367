import type { Metadata } from 'next';
import { applicationHead } from '@/screens/application/application-head';
import { ApplicationScreen } from '@/screens/application/application-screen';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return applicationHead('reg2', await viewOf((await params).site));
}

/** Made per request and never stored: two visitors must not share the idempotency key of a form. */
export default async function SecondRegistrationRoute({ params, searchParams }: RouteProps) {
  return <ApplicationScreen form="reg2" view={await viewOf((await params).site)} query={await searchParams} />;
}
