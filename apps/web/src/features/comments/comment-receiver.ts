import 'server-only';
import { type CommentMessage, commentLimits, commentMessageSchema } from '@prestafaro/types/visitor-forms';
import { sendReview } from '@/cms/send-review';
import { readApplicationToken } from '@/shell/application/application-token';
import type { FieldReader, FormReceiver } from '@/shell/visitor-form/answer-form';
import { tickedValue } from '@/shell/visitor-form/form-field';

/** Name of the box by which the author of a review of a lender asks for the mark «verificada» (R10). */
export const verifyName = 'verify';

const asksForMark = (field: FieldReader) => field('subjectType') === 'lender' && field(verifyName) === tickedValue;

/**
 * Reads, checks and sends a comment. The limits are those of the CMS, so that both give the same errors. The token of the visitor's application
 * is read and passed on only if the visitor ticked the box for that.
 */
export const commentReceiver: FormReceiver<CommentMessage> = {
  name: 'comment',
  schema: commentMessageSchema,
  fields: ['parentId', 'name', 'email', 'rating', 'text', verifyName],
  read: async (field) => ({
    subjectType: field('subjectType'),
    subjectId: field('subjectId'),
    // The CMS knows the title; a visitor could invent one.
    subjectTitle: '',
    name: field('name'),
    email: field('email').trim() || null,
    text: field('text'),
    rating: field('rating') === '' ? null : Number(field('rating')),
    parentId: field('parentId') || null,
    applicationToken: asksForMark(field) ? ((await readApplicationToken()) ?? null) : null,
  }),
  send: (message) => sendReview('/api/comments', message),
  // The form of the home page asks for no e-mail address.
  accepted: ({ comments: { form } }, { field, isVerified = false }) => {
    const { title, text, toEmail, verified, notVerified } = form.accepted;
    const mark = asksForMark(field) && (isVerified ? verified : notVerified);
    return { title, text: [text, mark, field('email').trim() !== '' && toEmail].filter(Boolean).join(' ') };
  },
  errors: ({ comments }) => comments.form.errors,
  limits: commentLimits,
};
