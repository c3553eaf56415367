import type { Metadata } from 'next';
import { ThankYouScreen, thankYouSlug } from '@/screens/thank-you/thank-you-screen';
import { unindexedHead } from '@/screens/unindexed-head';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return unindexedHead(await viewOf((await params).site), thankYouSlug);
}

/** Made per request and never stored: it confirms the application of this visitor. */
export default async function ThankYouRoute({ params }: RouteProps) {
  return <ThankYouScreen view={await viewOf((await params).site)} />;
}
