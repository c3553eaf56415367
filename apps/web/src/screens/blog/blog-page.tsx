import { publicPath } from '@prestafaro/countries';
import { ArticleList } from '@/features/blog/article-list';
import styles from '@/features/blog/blog-page.module.css';
import { loadBlogPage, loadTags } from '@/features/blog/load-lists';
import { Topics } from '@/features/blog/topics';
import { Breadcrumbs } from '@/site/breadcrumbs';
import { DefaultPage } from '@/site/frame/default-page';
import { loadMenu } from '@/site/menu';
import { listPath } from '@/site/routes/list-pages';
import type { SiteView } from '@/site/site-view';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

/** All articles, ten to a page. */
export async function BlogPage({ view, page }: { view: SiteView; page: number }) {
  const { site, messages } = view;
  const [menu, list, tags] = await Promise.all([
    loadMenu(site.locale),
    loadBlogPage(site.locale, page),
    loadTags(site.locale),
  ]);
  const path = publicPath(site, '/blog/');
  return (
    <DefaultPage frame={view} menu={menu} path={listPath(path, page)}>
      <Container className={styles.page}>
        <Breadcrumbs trail={[{ label: messages.blog.title }]} view={view} />
        <header className={styles.head}>
          <h1>{messages.blog.title}</h1>
          <Text size="lead" isQuiet>
            {messages.blog.description}
          </Text>
          <Topics tags={tags} view={view} />
        </header>
        <ArticleList list={list} path={path} view={view} />
      </Container>
    </DefaultPage>
  );
}
