import 'server-only';
import { type CommentMessage, commentLimits, commentMessageSchema } from '@prestafaro/types/visitor-forms';
import { sendReview } from '@/cms/send-review';
import type { FormReceiver } from '@/shell/visitor-form/answer-form';

/** Reads, checks and sends a comment. The limits are those of the CMS, so that both give the same errors. */
export const commentReceiver: FormReceiver<CommentMessage> = {
  name: 'comment',
  schema: commentMessageSchema,
  fields: ['parentId', 'name', 'email', 'rating', 'text'],
  read: (field, { locale, address, proof }) => ({
    locale,
    subjectType: field('subjectType'),
    subjectId: field('subjectId'),
    // The CMS knows the title; a visitor could invent one.
    subjectTitle: '',
    name: field('name'),
    email: field('email').trim() || null,
    text: field('text'),
    rating: field('rating') === '' ? null : Number(field('rating')),
    parentId: field('parentId') || null,
    proof,
    address,
  }),
  send: (message) => sendReview('/api/comments', message),
  // The form of the home page asks for no e-mail address.
  accepted: ({ comments: { form } }, { field }) => {
    const { title, text, toEmail } = form.accepted;
    return { title, text: field('email').trim() === '' ? text : `${text} ${toEmail}` };
  },
  errors: ({ comments }) => comments.form.errors,
  limits: commentLimits,
};
