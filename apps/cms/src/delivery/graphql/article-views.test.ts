import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { registerArticleViews } from './article-views';

test('articleViews: is null while the store of events is not open', () => {
  type Resolve = (parent: unknown, variables: { locale: string }) => unknown;
  let resolve: Resolve | undefined;
  const use = (extension: { resolvers: { Query: { articleViews: Resolve } } }) => {
    resolve = extension.resolvers.Query.articleViews;
  };
  const strapi = { plugin: () => ({ service: () => ({ use }) }) } as unknown as Core.Strapi;
  registerArticleViews(strapi, () => undefined);
  expect(resolve?.(undefined, { locale: 'es-ES' })).toBeNull();
});
