import type { Core } from '@strapi/strapi';
import { publishedAddressRows, siteVersions } from '../../content/addresses/published-addresses';

const typeDefs = /* GraphQL */ `
  """A part of the published entries of one type on a site, as far as addresses need them."""
  type AddressRows {
    """As packages/types/src/address-facts.ts describes the rows of the type."""
    rows: [JSON!]!
    """What to pass as \`after\` for the next part; null after the last one."""
    next: String
  }
  """Another version after each change of what a site has published."""
  type SiteVersion {
    locale: I18NLocaleCode!
    version: String!
  }
  extend type Query {
    """The entries of one type that have an address, in the order of documentId."""
    addressRows(locale: I18NLocaleCode!, type: String!, after: String): AddressRows!
    """The sites that have published settings."""
    siteVersions: [SiteVersion!]!
  }
`;

/** Adds the addresses of all published entries to the schema (docs/decisions/078-manifest-in-pieces.md). */
export function registerAddressRows(strapi: Core.Strapi): void {
  const auth = { auth: { scope: ['api::page.page.find', 'api::article.article.find'] } };
  strapi
    .plugin('graphql')
    .service('extension')
    .use({
      typeDefs,
      resolvers: {
        Query: {
          addressRows: (_: unknown, asked: { locale: string; type: string; after?: string | null }) =>
            publishedAddressRows(strapi, asked),
          siteVersions: () => siteVersions(strapi),
        },
      },
      resolversConfig: { 'Query.addressRows': auth, 'Query.siteVersions': auth },
    });
}
