import type { Metadata } from 'next';
import { myDataHead } from '@/screens/my-data/my-data-head';
import { MyDataScreen } from '@/screens/my-data/my-data-screen';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return myDataHead(await viewOf((await params).site));
}

/** Made per request and never stored: it may show a receipt. */
export default async function MyDataRoute({ params, searchParams }: RouteProps) {
  return <MyDataScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
