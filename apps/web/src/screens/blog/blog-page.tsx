import { listPath, publicPath } from '@prestafaro/addresses';
import { ArticleList } from '@/features/blog/article-list';
import { loadBlogPage, loadTags } from '@/features/blog/load-lists';
import { Topics } from '@/features/blog/topics';
import { CalendarList } from '@/features/calendar/calendar-list';
import { loadCalendars } from '@/features/calendar/load-calendar';
import styles from '@/screens/blog/blog-page.module.css';
import type { ScreenProps } from '@/screens/page-table';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { loadMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

/** All articles, ten to a page. */
export async function BlogPage({ view, listPage: page }: ScreenProps<'blog'>) {
  const { site, messages } = view;
  const [menu, list, tags, calendars] = await Promise.all([
    loadMenu(site.locale),
    loadBlogPage(site.locale, page),
    loadTags(site.locale),
    page === 1 ? loadCalendars(site.locale) : [],
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
        <CalendarList calendars={calendars} view={view} />
      </Container>
    </DefaultPage>
  );
}
