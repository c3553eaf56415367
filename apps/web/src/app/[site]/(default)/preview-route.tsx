import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import type { ComponentType } from 'react';
import { CmsError } from '@/cms/cms-error';
import { requestContext } from '@/cms/request-context';
import { ArticleScreen } from '@/screens/article/article-screen';
import { AuthorScreen } from '@/screens/author/author-screen';
import { BankScreen } from '@/screens/bank/bank-screen';
import { BlogPage } from '@/screens/blog/blog-page';
import { TagPage } from '@/screens/blog/tag-page';
import { CalendarScreen } from '@/screens/calendar/calendar-screen';
import { LenderScreen } from '@/screens/lender/lender-screen';
import { LendersScreen } from '@/screens/lenders/lenders-screen';
import { PageScreen } from '@/screens/page/page-screen';
import { isContentKind, pageTable, type ScreenProps } from '@/screens/page-table';
import { IncompleteDraft, UnpublishedEntry } from '@/screens/preview/missing-version';
import type { ContentKind } from '@/shell/content-kind';
import { viewOf } from '@/shell/route-params';

interface Params {
  site: string;
  kind: string;
  slug: string;
}

const screens: { readonly [Kind in ContentKind]: ComponentType<ScreenProps<Kind>> } = {
  page: PageScreen,
  article: ArticleScreen,
  tag: TagPage,
  author: AuthorScreen,
  blog: BlogPage,
  lenders: LendersScreen,
  lender: LenderScreen,
  bank: BankScreen,
  calendar: CalendarScreen,
};

export const previewMetadata: Metadata = { title: 'Vista previa', robots: { index: false, follow: false } };

/** The page of an entry for the editor of a preview link, made for each request from what is saved at that moment. */
export async function PreviewPage({ params }: { params: Promise<Params> }) {
  await connection();
  const { site, kind, slug } = await params;
  if (!requestContext()?.preview || !isContentKind(kind)) notFound();
  return shown(kind, slug, site);
}

async function shown<Kind extends ContentKind>(kind: Kind, slug: string, site: string) {
  const Screen: ComponentType<ScreenProps<Kind>> = screens[kind];
  try {
    const view = await viewOf(site);
    const content = await pageTable[kind].load(view.site.locale, slug);
    if (!content) return <UnpublishedEntry />;
    const props: ScreenProps<Kind> = { content, view, listPage: 1 };
    return <Screen {...props} />;
  } catch (error) {
    if (error instanceof CmsError) return <IncompleteDraft reason={error.message} />;
    throw error;
  }
}
