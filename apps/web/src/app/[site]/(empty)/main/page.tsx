import type { Metadata } from 'next';
import { CampaignScreen, campaignSlug } from '@/screens/campaign/campaign-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

/** Stored, and made at its first visit, as the pages of `content-route.tsx`. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return unindexedHead(await viewOf((await params).site), campaignSlug);
}

export default async function CampaignRoute({ params }: RouteProps) {
  return <CampaignScreen view={await viewOf((await params).site)} />;
}
