import { searchPath } from '@prestafaro/addresses';
import { readQuery } from '@/features/search/read-query';
import { SearchForm } from '@/features/search/search-form';
import { SearchResults } from '@/features/search/search-results';
import styles from '@/screens/search/search-screen.module.css';
import { loadMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { type PageQuery, queryText } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

/** The search: its form, and the pages that fit the query. */
export async function SearchScreen({ view, query }: { view: SiteView; query: PageQuery }) {
  const { title, lead } = view.messages.search;
  const menu = await loadMenu(view.site.locale);
  const asked = readQuery(queryText(query, 'q'));
  return (
    <DefaultPage frame={view} menu={menu} path={searchPath(view.site)}>
      <Container className={styles.page}>
        <h1>{title}</h1>
        <SearchForm site={view.site} messages={view.messages} query={asked} />
        {asked.state === 'empty' && (
          <Text size="lead" isQuiet>
            {lead}
          </Text>
        )}
        {asked.state === 'ready' && <SearchResults view={view} menu={menu} query={asked.typed} />}
      </Container>
    </DefaultPage>
  );
}
