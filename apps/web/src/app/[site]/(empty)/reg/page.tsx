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
  return applicationHead('reg', await viewOf((await params).site));
}

/** Made to be stored as a shared page, or per request for an applicant and a sent form (record 012). */
export default async function RegistrationRoute({ params, searchParams }: RouteProps) {
  return <ApplicationScreen form="reg" view={await viewOf((await params).site)} query={await searchParams} />;
}
