import type { ReactNode } from 'react';
import { type PageContent, pagePath } from '@/features/page';
import { Breadcrumbs } from '@/site/breadcrumbs';
import { Contents, type ContentsEntry } from '@/site/contents';
import { DefaultPage } from '@/site/frame/default-page';
import type { SiteMenu } from '@/site/menu';
import { ReviewLine } from '@/site/review-line';
import type { SiteView } from '@/site/site-view';
import layout from '@/site/text-layout.module.css';
import { Container } from '@/ui/container/container';

export interface LegalPageProps {
  page: Pick<PageContent, 'title' | 'slug' | 'fixedPage' | 'reviewedOn' | 'reviewer'>;
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The text, at reading measure. */
  children: ReactNode;
}

/** A legal text: when it was last checked, what is in it, and the text. */
export function LegalPage({ page, contents, view, menu, children }: LegalPageProps) {
  return (
    <DefaultPage frame={view} menu={menu} path={pagePath(view.site.locale, page)}>
      <Container className={layout.page}>
        <Breadcrumbs trail={[{ label: page.title }]} view={view} />
        <header className={layout.head}>
          <h1 className={layout.title}>{page.title}</h1>
          <ReviewLine reviewedOn={page.reviewedOn} reviewer={page.reviewer} view={view} />
        </header>
        <div className={layout.columns}>
          <aside className={layout.aside}>
            <Contents title={view.messages.page.contents} entries={contents} />
          </aside>
          <div className={layout.body}>{children}</div>
        </div>
      </Container>
    </DefaultPage>
  );
}
