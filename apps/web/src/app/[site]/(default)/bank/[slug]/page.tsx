import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BankScreen } from '@/blocks/bank-screen';
import { bankHead } from '@/features/bank/bank-head';
import { loadBank } from '@/features/bank/load-bank';
import { viewOf } from '@/site/route-params';
import { staticEntries } from '@/site/static-params';

interface RouteProps {
  params: Promise<{ site: string; slug: string }>;
}

export async function generateStaticParams() {
  return (await staticEntries('bank')).map(({ site, slug }) => ({ site, slug }));
}

async function read({ params }: RouteProps) {
  const { site, slug } = await params;
  const view = await viewOf(site);
  const bank = (await loadBank(view.site.locale, slug)) ?? notFound();
  return { view, bank };
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { view, bank } = await read(props);
  return bankHead(bank, view);
}

export default async function BankRoute(props: RouteProps) {
  return <BankScreen {...(await read(props))} />;
}
