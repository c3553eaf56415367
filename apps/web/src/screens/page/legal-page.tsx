import type { ReactNode } from 'react';
import { type PageContent, pagePath } from '@/features/page/load-page';
import type { Crumb } from '@/shell/breadcrumbs/breadcrumb-list';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import print from '@/shell/editorial/print.module.css';
import { ReviewLine } from '@/shell/editorial/review-line';
import layout from '@/shell/editorial/text-layout.module.css';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';
import { Contents, type ContentsEntry } from '@/ui/contents/contents';

export interface LegalPageProps {
  page: Pick<PageContent, 'title' | 'slug' | 'fixedPage' | 'lender' | 'reviewedOn' | 'reviewer'>;
  /** The pages above it, in the breadcrumbs. */
  above?: readonly Crumb[];
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The text, at reading width. */
  children: ReactNode;
}

/** A text to be read, such as a legal one: date of the last review, contents, and the text. */
export function LegalPage({ page, above = [], contents, view, menu, children }: LegalPageProps) {
  return (
    <DefaultPage frame={view} menu={menu} path={pagePath(view.site.locale, page)}>
      <Container className={classNames(layout.page, print.printed)}>
        <Breadcrumbs trail={[...above, { label: page.title }]} view={view} />
        <header className={layout.head}>
          <h1 className={layout.title}>{page.title}</h1>
          <ReviewLine reviewedOn={page.reviewedOn} reviewer={page.reviewer} view={view} />
        </header>
        <div className={layout.columns}>
          <aside className={layout.aside}>
            <Contents title={view.messages.page.contents} entries={contents} />
          </aside>
          <div className={classNames(layout.body, print.text)}>{children}</div>
        </div>
      </Container>
    </DefaultPage>
  );
}
