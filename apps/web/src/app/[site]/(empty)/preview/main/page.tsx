import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { requestContext } from '@/cms/request-context';
import { CampaignScreen } from '@/screens/campaign/campaign-screen';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The campaign's page for the editor of a preview link. */
export default async function CampaignPreviewRoute({ params }: RouteProps) {
  await connection();
  if (!requestContext()?.preview) notFound();
  return <CampaignScreen view={await viewOf((await params).site)} />;
}
