import { contentPath, listPath, publicPath } from '@prestafaro/addresses';
import { ArticleList } from '@/features/blog/article-list';
import { loadTagPage, loadTags } from '@/features/blog/load-lists';
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

/** The articles with one tag, ten to a page, and the work calendars with it. */
export async function TagPage({ content: tag, view, listPage: page }: ScreenProps<'tag'>) {
  const { site, messages } = view;
  const [menu, list, tags, calendars] = await Promise.all([
    loadMenu(site.locale),
    loadTagPage(site.locale, tag.slug, page),
    loadTags(site.locale),
    page === 1 ? loadCalendars(site.locale) : [],
  ]);
  const tagged = calendars.filter(({ tags }) => tags.some((one) => one?.slug === tag.slug));
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
        {(list.total > 0 || tagged.length === 0) && <ArticleList list={list} path={path} view={view} />}
        <CalendarList calendars={tagged} view={view} />
      </Container>
    </DefaultPage>
  );
}
