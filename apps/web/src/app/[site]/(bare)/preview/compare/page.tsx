import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { requestContext } from '@/cms/request-context';
import { CompareScreen } from '@/screens/preview/compare-screen';

export const metadata: Metadata = { title: 'Borrador y publicada', robots: { index: false, follow: false } };

/** The two versions of a page side by side, for the editor of a preview link. */
export default async function CompareRoute() {
  await connection();
  const { token } = requestContext()?.preview ?? notFound();
  return <CompareScreen token={token} />;
}
