import type { Metadata } from 'next';
import { CampaignScreen, campaignSlug } from '@/screens/campaign/campaign-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import { staticEntries } from '@/server/routing/static-params';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('campaign')).map(({ site }) => ({ site }));
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return unindexedHead(await viewOf((await params).site), campaignSlug);
}

export default async function CampaignRoute({ params }: RouteProps) {
  return <CampaignScreen view={await viewOf((await params).site)} />;
}
