import { CommentsView } from '@/blocks/comments/comments-view';
import { sampleProps } from '@/blocks/sample-props';
import { sampleCommentPage, sampleComments } from '@/features/comments/sample-comments';
import { sampleView } from '@/shell/sample-view';
import { unanswered } from '@/shell/visitor-form/form-answer';
import type { Example } from '@/ui/example';

const block = (title: string) => ({ title, lead: 'Leemos cada comentario antes de publicarlo.' });
const { form } = sampleView.messages.comments;
const { refusedTitle } = sampleView.messages.visitorForm;

export const examples: Example[] = [
  {
    title: 'A visitor, a bad review, one with answers by company, author and expert; empty form',
    node: (
      <CommentsView
        block={block('Lo que nos cuentas')}
        comments={sampleCommentPage(sampleComments(), { total: 23, pageCount: 3 })}
        {...sampleProps('example-comments')}
      />
    ),
  },
  {
    title: 'Nobody has written; form with errors',
    node: (
      <CommentsView
        block={block('Nadie ha escrito todavía')}
        comments={sampleCommentPage([])}
        idPrefix="errors-"
        initial={{
          ...unanswered,
          outcome: 'refused',
          title: refusedTitle,
          errors: [
            { field: 'name', message: form.errors.name.missing },
            { field: 'text', message: 'Cuenta algo más: hacen falta 10 caracteres' },
          ],
          values: { name: '', text: 'Hola', rating: '4' },
        }}
        {...sampleProps('example-comments-errors')}
      />
    ),
  },
  {
    title: 'Sent',
    node: (
      <CommentsView
        block={block('Acabas de escribir')}
        comments={sampleCommentPage(sampleComments('sent-').slice(0, 1))}
        idPrefix="sent-"
        initial={{ ...unanswered, outcome: 'accepted', ...form.accepted }}
        {...sampleProps('example-comments-sent')}
      />
    ),
  },
];
