import type { Comment, CommentPage, Reply } from '@/features/comments/load-comments';

const visitor: Reply = {
  id: 'c1',
  name: 'Rosa D.',
  text: 'Pagué en julio y sigo apareciendo.\n¿A quién escribo primero?',
  rating: null,
  sentAt: '2026-11-20T09:30:00.000Z',
  replyLabel: null,
  verifiedBy: null,
};

const reply = (id: string, name: string, replyLabel: string, text: string): Reply => ({
  ...visitor,
  id,
  name,
  replyLabel,
  text,
});

/**
 * Invented comments for examples and tests: one of a visitor, a bad one, and one with an answer of each role.
 * @param prefix of their ids, if a page has several lists
 */
export function sampleComments(prefix = ''): Comment[] {
  const answers = [
    reply('r1', 'Prestafaro', 'company', 'Sí. El ejemplo de arriba la desglosa.'),
    reply('r2', 'Lucía Ferrán', 'author', 'Lo cuento con cuentas en la guía del TIN y la TAE.'),
    reply('r3', 'Andrés Molina', 'expert', 'Y debe figurar en el contrato antes de firmar.'),
    { ...visitor, id: 'r4', name: 'Nuria', text: 'Gracias, ya lo he visto.' },
  ];
  const complaint = 'No me avisaron del recargo y nadie coge el teléfono.';
  const comments: Comment[] = [
    { ...visitor, rating: 4, replies: [] },
    { ...visitor, id: 'c2', name: 'Iker B.', text: complaint, rating: 1, verifiedBy: 'applicant', replies: [] },
    { ...visitor, id: 'c3', name: 'Aitana S.', text: '¿La TAE incluye la comisión de apertura?', replies: answers },
  ];
  return comments.map((comment) => ({ ...comment, id: `${prefix}${comment.id}` }));
}

/** The page of a list with these comments. */
export function sampleCommentPage(comments: readonly Comment[], changed: Partial<CommentPage> = {}): CommentPage {
  const ratings = comments.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return {
    comments: [...comments],
    total: comments.length,
    pageCount: comments.length > 0 ? 1 : 0,
    ratingCount: ratings.length,
    ratingAverage: ratings.length > 0 ? ratings.reduce((sum, stars) => sum + stars, 0) / ratings.length : null,
    order: 'newest',
    page: 1,
    ...changed,
  };
}
