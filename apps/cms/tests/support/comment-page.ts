import type { RunningCms } from './start-cms';

interface Shown {
  id: string;
  name: string;
  text: string;
  rating: number | null;
  replyLabel: string | null;
}

export interface CommentPage {
  total: number;
  pageCount: number;
  ratingCount: number;
  ratingAverage: number | null;
  comments: (Shown & { replies: Shown[] })[];
}

const QUERY = `query ($locale: I18NLocaleCode!, $type: String!, $id: String!, $order: String!, $page: Int!) {
  commentPage(locale: $locale, subjectType: $type, subjectId: $id, order: $order, page: $page) {
    total pageCount ratingCount ratingAverage
    comments { id name text rating replyLabel verifiedBy sentAt replies { id name text rating replyLabel } }
  }
}`;

/** Reads the comments of a subject like the web app. Throws if GraphQL answers with an error. */
export async function commentPage(
  cms: RunningCms,
  type = 'home',
  id = 'home',
  { order = 'newest', page = 1 } = {},
): Promise<CommentPage> {
  const { data, errors } = await cms.graphql(QUERY, { locale: 'es-ES', type, id, order, page });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.commentPage as CommentPage;
}
