import { fixedPath, publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import { commentLimits } from '@prestafaro/types/visitor-forms';
import { sendComment } from '@/features/comments/actions';
import { verifyName } from '@/features/comments/comment-receiver';
import type { Comment, ReviewSubject } from '@/features/comments/load-comments';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import type { SiteView } from '@/shell/site-view';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { starLabels } from '@/shell/visitor-form/star-labels';
import { VisitorForm } from '@/shell/visitor-form/visitor-form';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';

/** Anchor of the form, the same on every page that has one. */
export const commentFormId = 'comment-form';

export interface CommentFormProps {
  id: string;
  subject: ReviewSubject;
  /** The comments that can be answered. */
  comments: readonly Pick<Comment, 'id' | 'name'>[];
  view: SiteView;
  initial?: FormAnswer;
}

/**
 * The form for a comment. Home asks for name, text and stars (specification §3), an article for name, e-mail and text,
 * a lender for all of them. The e-mail field states why it is asked. Stars and e-mail are optional. On a lender it also offers the mark
 * «verificada» (R10): to everybody, because the page is stored and does not know who has an application; the box states its condition.
 */
export function CommentForm({ id, subject, comments, view, initial }: CommentFormProps) {
  const { form } = view.messages.comments;
  return (
    <VisitorForm
      name="comment"
      id={id}
      action={sendComment}
      hidden={{ locale: view.site.locale, subjectType: subject.type, subjectId: subject.id }}
      fields={fieldsOf(subject, comments, view)}
      messages={formMessages(form.submit, view)}
      summary={
        <>
          <Icon name="message_circle" />
          <strong>{subject.type === 'lender' ? form.openReview : form.open}</strong>
        </>
      }
      initial={initial}
    />
  );
}

function fieldsOf(
  { type }: ReviewSubject,
  comments: CommentFormProps['comments'],
  { site, messages, money, settings }: SiteView,
): FormField[] {
  const { form } = messages.comments;
  const limits = Object.fromEntries(
    Object.entries(commentLimits.text).map(([name, value]) => [name, formatNumber(value, money)]),
  );
  const privacyLink = <AppLink href={publicPath(site, fixedPath(site.locale, 'privacy'))}>{form.privacy}</AppLink>;
  const fields: (FormField | false)[] = [
    type !== 'home' &&
      comments.length > 0 && {
        kind: 'choice',
        name: 'parentId',
        label: form.replyTo,
        placeholder: form.replyToNobody,
        options: comments.map(({ id, name }) => ({ value: id, label: name })),
      },
    {
      kind: 'line',
      name: 'name',
      label: form.name,
      hint: form.nameHint,
      autoComplete: 'nickname',
      maxLength: commentLimits.name.max,
    },
    type !== 'home' && {
      kind: 'line',
      type: 'email',
      name: 'email',
      label: form.email,
      hint: <FillPlaceholders message={form.emailHint} values={{ privacy: privacyLink }} />,
      autoComplete: 'email',
      maxLength: commentLimits.email.max,
    },
    type !== 'article' && {
      kind: 'stars',
      name: 'rating',
      label: form.stars,
      hint: form.starsHint,
      labels: starLabels({ site, messages }),
      noneLabel: form.noStars,
    },
    {
      kind: 'text',
      name: 'text',
      label: form.text,
      hint: fill(form.textHint, limits),
      limit: {
        max: commentLimits.text.max,
        title: messages.visitorForm.refusedTitle,
        message: fill(form.errors.text.too_long, limits),
      },
    },
    type === 'lender' && {
      kind: 'check',
      name: verifyName,
      label: form.verify,
      hint: fill(form.verifyHint, { site: settings.siteName }),
    },
  ];
  return fields.filter((field) => field !== false);
}
