import type { getFetchClient } from '@strapi/strapi/admin';

type Post = ReturnType<typeof getFetchClient>['post'];

interface SlugSource {
  /** `api::article.article` */
  uid: string;
  field: string;
  data: Record<string, unknown>;
  locale: string | undefined;
}

/** The slug that Strapi makes of an entry. Touches the request of its own field for slugs. */
export async function generateSlug(post: Post, { uid, field, data, locale }: SlugSource): Promise<string> {
  const body = { contentTypeUID: uid, field, data };
  return (await post<{ data: string }>('/content-manager/uid/generate', body, { params: { locale } })).data.data;
}
