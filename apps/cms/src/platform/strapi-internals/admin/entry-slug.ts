import type { getFetchClient } from '@strapi/strapi/admin';

type Post = ReturnType<typeof getFetchClient>['post'];

interface SlugSource {
  /** `api::article.article` */
  uid: string;
  field: string;
  data: Record<string, unknown>;
  locale: string | undefined;
}

/**
 * Whether Strapi wrote its own first slug (`article`, `article-2`), which it does before there is a title and only into an empty
 * field. An editor who types `bankinter` passes `bank` as well, but from `ban`.
 */
export const isFirstSlug = (before: unknown, slug: unknown, uid: string): boolean =>
  !before && typeof slug === 'string' && new RegExp(`^${uid.split('.')[1]}(-\\d+)?$`).test(slug);

/** The slug that Strapi makes of an entry. Touches the request of its own field for slugs. */
export async function generateSlug(post: Post, { uid, field, data, locale }: SlugSource): Promise<string> {
  const body = { contentTypeUID: uid, field, data };
  return (await post<{ data: string }>('/content-manager/uid/generate', body, { params: { locale } })).data.data;
}
