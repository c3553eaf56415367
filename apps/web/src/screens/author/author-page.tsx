import { contentPath } from '@prestafaro/addresses';
import { mediaUrl } from '@/cms/media-url';
import type { AuthorContent } from '@/features/author/load-author';
import { ArticleCard } from '@/features/blog/article-card';
import type { ArticleCardFacts } from '@/features/blog/load-lists';
import { fill } from '@/messages/fill';
import styles from '@/screens/author/author-page.module.css';
import { AuthorSections } from '@/screens/author/author-sections';
import { profilePage } from '@/screens/author/profile-page-json-ld';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { credentialsOf } from '@/shell/editorial/author-facts';
import { JsonLd } from '@/shell/json-ld/json-ld';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import { Avatar } from '@/ui/avatar/avatar';
import { Container } from '@/ui/container/container';
import { Markdown } from '@/ui/markdown/markdown';
import { Prose } from '@/ui/prose/prose';
import { Text } from '@/ui/text/text';

export interface AuthorPageProps {
  author: AuthorContent;
  articles: readonly ArticleCardFacts[];
  view: SiteView;
  menu: SiteMenu;
}

/** An author: name, profession, qualifications, and articles. */
export function AuthorPage({ author, articles, view, menu }: AuthorPageProps) {
  const { site, messages } = view;
  return (
    <DefaultPage frame={view} menu={menu} path={contentPath(site, { type: 'author', slug: author.slug })}>
      <Container className={styles.page}>
        <Breadcrumbs trail={[{ label: author.name }]} view={view} />
        <header className={styles.head}>
          <Avatar name={author.name} size="l" imageUrl={author.photo ? mediaUrl(author.photo.url) : undefined} />
          <div>
            <h1>{author.name}</h1>
            <Text size="lead" isQuiet>
              {author.jobTitle}
            </Text>
            {credentialsOf(author).map((credential) => (
              <Text key={credential} isQuiet>
                {credential}
              </Text>
            ))}
          </div>
        </header>
        <section className={styles.bio} aria-labelledby="bio">
          <h2 id="bio">{messages.author.bio}</h2>
          <Prose>
            <Markdown text={author.bio} />
          </Prose>
        </section>
        <AuthorSections author={author} view={view} />
        {articles.length > 0 && (
          <section className={styles.articles} aria-labelledby="articles">
            <h2 id="articles">{fill(messages.author.articles, { name: author.name })}</h2>
            <div className={styles.list}>
              {articles.map((article) => (
                <ArticleCard key={article.slug} article={article} view={view} level={3} />
              ))}
            </div>
          </section>
        )}
      </Container>
      <JsonLd data={profilePage(author, view)} />
    </DefaultPage>
  );
}
