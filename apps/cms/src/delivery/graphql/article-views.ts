import { isLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import type { EventStore } from '../../visitors/events/event-store';
import { articleViews } from '../../visitors/measurements/article-views';

const typeDefs = /* GraphQL */ `
  type ViewsOfArticle {
    slug: String!
    views: Int!
  }
  """How often articles were opened by visitors who allow measurement, in whole days (UTC)."""
  type ArticleViews {
    """The first counted day; null without a counted article."""
    from: Date
    """The last counted day; null without a counted article."""
    until: Date
    """Published articles with five visitors or more."""
    articles: [ViewsOfArticle!]!
  }
  extend type Query {
    """The views of all articles of a site; null while the CMS stores no events."""
    articleViews(locale: I18NLocaleCode!): ArticleViews
  }
`;

/**
 * Adds the views of articles to the schema (docs/decisions/067-views-of-articles.md).
 * @param store undefined while it is not open; the start has logged why
 */
export function registerArticleViews(strapi: Core.Strapi, store: () => EventStore | undefined): void {
  strapi
    .plugin('graphql')
    .service('extension')
    .use({
      typeDefs,
      resolvers: {
        Query: {
          articleViews: (_: unknown, { locale }: { locale: string }) => {
            const opened = store();
            return opened && isLocale(locale) ? articleViews(strapi, opened, locale) : null;
          },
        },
      },
      resolversConfig: { 'Query.articleViews': { auth: { scope: ['api::article.article.find'] } } },
    });
}
