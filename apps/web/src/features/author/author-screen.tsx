import { AuthorPage } from '@/features/author/author-page';
import type { AuthorContent } from '@/features/author/load-author';
import { loadArticlesOfAuthor } from '@/features/blog';
import { loadMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';

/** An author with what they have written. */
export async function AuthorScreen({ author, view }: { author: AuthorContent; view: SiteView }) {
  const { locale } = view.site;
  const [menu, articles] = await Promise.all([loadMenu(locale), loadArticlesOfAuthor(locale, author.slug)]);
  return <AuthorPage author={author} articles={articles} view={view} menu={menu} />;
}
