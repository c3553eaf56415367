import type { Metadata } from 'next';
import { MailScreen } from '@/screens/mail/mail-screen';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<PageQuery>;
}

/** The title is in the page (`MailPage`). */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Made per request and never stored: the link of a mail is for one person. */
export default async function MailRoute({ params, searchParams }: RouteProps) {
  return <MailScreen view={await viewOf((await params).site)} query={await searchParams} />;
}
