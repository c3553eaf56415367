import { loadArticlesOfAuthor } from '@/features/blog/load-lists';
import { AuthorPage } from '@/screens/author/author-page';
import type { ScreenProps } from '@/screens/page-table';
import { loadMenu } from '@/shell/menu/menu';

/** An author with their articles. */
export async function AuthorScreen({ content: author, view }: ScreenProps<'author'>) {
  const { locale } = view.site;
  const [menu, articles] = await Promise.all([loadMenu(locale), loadArticlesOfAuthor(locale, author.slug)]);
  return <AuthorPage author={author} articles={articles} view={view} menu={menu} />;
}
