import { listPath } from '@prestafaro/addresses';
import type { Path } from '@prestafaro/countries';
import { ArticleCard } from '@/features/blog/article-card';
import styles from '@/features/blog/article-list.module.css';
import type { ArticleListPage } from '@/features/blog/load-lists';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { EmptyState } from '@/ui/empty-state/empty-state';
import { Pagination } from '@/ui/pagination/pagination';
import { Text } from '@/ui/text/text';

export interface ArticleListProps {
  list: ArticleListPage;
  /** Path of the first page. */
  path: Path;
  view: SiteView;
}

/** The articles of one page, with links to the other pages. */
export function ArticleList({ list, path, view }: ArticleListProps) {
  const { pagination, blog } = view.messages;
  if (list.articles.length === 0) return <EmptyState level={2} title={blog.empty} />;
  return (
    <>
      <div className={styles.articles}>
        {list.articles.map((article) => (
          <ArticleCard key={article.slug} article={article} view={view} />
        ))}
      </div>
      {list.pageCount > 1 && (
        <div className={styles.pages}>
          <Text size="note" isQuiet>
            {fill(pagination.position, { current: list.page, total: list.pageCount })}
          </Text>
          <Pagination
            label={pagination.label}
            current={list.page}
            total={list.pageCount}
            hrefOf={(page) => listPath(path, page)}
            previousLabel={pagination.previous}
            nextLabel={pagination.next}
            pageLabel={(page) => fill(pagination.page, { page })}
          />
        </div>
      )}
    </>
  );
}
