import { contentPath, publicPath } from '@prestafaro/countries';
import { ArticleList } from '@/features/blog/article-list';
import styles from '@/features/blog/blog-page.module.css';
import { type loadTag, loadTagPage, loadTags } from '@/features/blog/load-lists';
import { Topics } from '@/features/blog/topics';
import { Breadcrumbs } from '@/site/breadcrumbs';
import { DefaultPage } from '@/site/frame/default-page';
import { loadMenu } from '@/site/menu';
import { listPath } from '@/site/routes/list-pages';
import type { SiteView } from '@/site/site-view';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

export type TagFacts = NonNullable<Awaited<ReturnType<typeof loadTag>>>;

/** The articles with one tag, ten to a page. */
export async function TagPage({ view, tag, page }: { view: SiteView; tag: TagFacts; page: number }) {
  const { site, messages } = view;
  const [menu, list, tags] = await Promise.all([
    loadMenu(site.locale),
    loadTagPage(site.locale, tag.slug, page),
    loadTags(site.locale),
  ]);
  const path = contentPath(site, { type: 'tag', slug: tag.slug });
  return (
    <DefaultPage frame={view} menu={menu} path={listPath(path, page)}>
      <Container className={styles.page}>
        <Breadcrumbs
          trail={[{ label: messages.blog.title, href: publicPath(site, '/blog/') }, { label: tag.name }]}
          view={view}
        />
        <header className={styles.head}>
          <h1>{tag.name}</h1>
          <Text size="lead" isQuiet>
            {tag.description}
          </Text>
          <Topics tags={tags} current={tag.slug} view={view} />
        </header>
        <ArticleList list={list} path={path} view={view} />
      </Container>
    </DefaultPage>
  );
}
