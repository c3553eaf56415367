import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { requestContext } from '@/cms/request-context';
import { CompareScreen } from '@/screens/preview/compare-screen';
import type { PageQuery } from '@/shell/page-query';

export const metadata: Metadata = { title: 'Borrador y publicada', robots: { index: false, follow: false } };

interface RouteProps {
  searchParams: Promise<PageQuery>;
}

/** The two versions of a page side by side, for the editor of a preview link. */
export default async function CompareRoute({ searchParams }: RouteProps) {
  await connection();
  const { token } = requestContext()?.preview ?? notFound();
  const { width } = await searchParams;
  return <CompareScreen token={token} width={width === 'desktop' ? 'desktop' : 'phone'} />;
}
