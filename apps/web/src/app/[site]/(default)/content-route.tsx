import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { pageTable, type ScreenProps } from '@/screens/page-table';
import type { ContentKind } from '@/shell/content-kind';
import { notInTheIndex } from '@/shell/metadata/page-metadata';
import type { PageQuery } from '@/shell/page-query';
import { viewOf } from '@/shell/route-params';

interface RouteProps {
  params: Promise<{ site: string; slug?: string; page?: string }>;
}

interface QueryRouteProps extends RouteProps {
  searchParams: Promise<PageQuery>;
}

/**
 * Next stores the pages of a route that has this function. A build makes none of them, because an image is built without a CMS and must
 * not take longer with more content.
 */
const madeAtFirstVisit = (): never[] => [];

/** The route of a kind of page: made at the first visit, and stored. It reads no query. */
export function contentRoute<Kind extends ContentKind>(kind: Kind, Screen: ComponentType<ScreenProps<Kind>>) {
  return {
    generateStaticParams: madeAtFirstVisit,
    generateMetadata: async ({ params }: RouteProps): Promise<Metadata> => headOf(kind, await read(kind, params)),
    Page: async ({ params }: RouteProps) => <Screen {...(await read(kind, params))} />,
  };
}

/**
 * The query variant of a route: made per request or to be shared, for the query keys that change its page. Its canonical address is
 * that of the page, and filtered addresses are not indexed (R36).
 */
export function queryVariant<Kind extends ContentKind>(kind: Kind, Screen: ComponentType<ScreenProps<Kind>>) {
  return {
    generateMetadata: async ({ params }: QueryRouteProps): Promise<Metadata> => ({
      ...headOf(kind, await read(kind, params)),
      robots: notInTheIndex,
    }),
    Page: async ({ params, searchParams }: QueryRouteProps) => {
      const query = await searchParams;
      return <Screen {...(await read(kind, params))} query={query} />;
    },
  };
}

async function read<Kind extends ContentKind>(kind: Kind, params: RouteProps['params']): Promise<ScreenProps<Kind>> {
  const { site, slug = kind, page = '1' } = await params;
  const view = await viewOf(site);
  const content = (await pageTable[kind].load(view.site.locale, slug)) ?? notFound();
  return { content, view, listPage: Number(page) };
}

function headOf<Kind extends ContentKind>(kind: Kind, { content, view, listPage }: ScreenProps<Kind>): Metadata {
  return pageTable[kind].head(content, view, listPage);
}
