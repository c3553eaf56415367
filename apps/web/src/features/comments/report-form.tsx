import { formatNumber } from '@prestafaro/countries';
import { reportLimits, reportReasonSchema } from '@prestafaro/types/visitor-forms';
import { reportComment } from '@/features/comments/actions';
import type { Reply } from '@/features/comments/load-comments';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { VisitorForm, type VisitorFormProps } from '@/shell/visitor-form/visitor-form';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** The messages of every report form. Built once for a list, so that the page contains them once. */
export type ReportQuestions = Pick<VisitorFormProps, 'fields' | 'messages'>;

export function reportQuestions(view: SiteView): ReportQuestions {
  const { report } = view.messages.comments;
  return {
    fields: [
      {
        kind: 'choice',
        name: 'reason',
        label: report.reason,
        placeholder: report.choose,
        options: reportReasonSchema.options.map((value) => ({ value, label: report.reasons[value] })),
      },
      {
        kind: 'text',
        name: 'text',
        label: report.text,
        limit: {
          max: reportLimits.text.max,
          title: view.messages.visitorForm.refusedTitle,
          message: fill(report.errors.text.too_long, { max: formatNumber(reportLimits.text.max, view.money) }),
        },
      },
    ],
    messages: formMessages(report.submit, view),
  };
}

export interface ReportFormProps {
  comment: Pick<Reply, 'id' | 'name'>;
  questions: ReportQuestions;
  view: SiteView;
}

/** «Denunciar comentario» (R10): a reason, and an optional text. */
export function ReportForm({ comment, questions, view }: ReportFormProps) {
  const { report } = view.messages.comments;
  return (
    <VisitorForm
      name="report"
      {...questions}
      id={`report-${comment.id}`}
      action={reportComment}
      hidden={{ locale: view.site.locale, commentId: comment.id }}
      summary={
        <>
          <span aria-hidden="true">{report.open}</span>
          <VisuallyHidden>{fill(report.openOf, { name: comment.name })}</VisuallyHidden>
        </>
      }
    />
  );
}
