import type { ReactNode } from 'react';
import { type FoundGroup, findPagesByKind } from '@/features/search/find-pages';
import { MarkedText } from '@/features/search/marked-text';
import styles from '@/features/search/search-results.module.css';
import { fill, fillCount } from '@/messages/fill';
import { log, reasonOf } from '@/server/log/log';
import type { SiteMenu } from '@/shell/menu/menu';
import type { SiteView } from '@/shell/site-view';
import { EmptyState } from '@/ui/empty-state/empty-state';
import { AppLink } from '@/ui/link/link';
import { Notice } from '@/ui/notice/notice';

export interface SearchResultsProps {
  view: SiteView;
  menu: SiteMenu;
  query: string;
}

/** The pages that fit a query, grouped by kind. Nothing found: how to search otherwise, and the main pages. */
export async function SearchResults({ view, menu, query }: SearchResultsProps) {
  const { search } = view.messages;
  const groups = await found(view, query);
  if (!groups)
    return (
      <Notice tone="warning" role="status">
        {search.away}
      </Notice>
    );
  if (groups.length === 0)
    return (
      <>
        <EmptyState level={2} title={fill(search.nothing, { query })}>
          <p>{search.nothingText}</p>
        </EmptyState>
        <MainPages menu={menu} title={search.mainPages} />
      </>
    );
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <p role="status">{fillCount(view.site.language, total, search.found)}</p>
      {groups.map((group) => (
        <Group key={group.kind} group={group} title={search.kinds[group.kind]}>
          {group.total > group.pages.length && (
            <p>{fill(search.more, { shown: group.pages.length, total: group.total })}</p>
          )}
        </Group>
      ))}
    </>
  );
}

/** Undefined if the search does not answer. The query is in no log. */
async function found({ site }: SiteView, query: string): Promise<readonly FoundGroup[] | undefined> {
  try {
    return await findPagesByKind(site.locale, query);
  } catch (error) {
    log.error('The search does not answer', { locale: site.locale, reason: reasonOf(error) });
    return undefined;
  }
}

function Group({ group, title, children }: { group: FoundGroup; title: string; children: ReactNode }) {
  const id = `found-${group.kind}`;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {group.pages.map((page) => (
          <li key={page.path}>
            <h3>
              <AppLink href={page.path}>
                <MarkedText parts={page.title} />
              </AppLink>
            </h3>
            {page.description.length > 0 && (
              <p>
                <MarkedText parts={page.description} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function MainPages({ menu, title }: { menu: SiteMenu; title: string }) {
  if (menu.header.length === 0) return null;
  return (
    <nav aria-labelledby="main-pages" className={styles.group}>
      <h2 id="main-pages">{title}</h2>
      <ul>
        {menu.header.map(({ url, text }) => (
          <li key={url}>
            <AppLink href={url}>{text}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
