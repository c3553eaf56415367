import { mailErrorLabels } from '../../../delivery/mail/mail-error-labels';
import { labelOf, mailLabels, mailStateLabels } from '../../../leads/desk/labels';
import type { DeskApplication, DeskMail } from '../../../leads/desk/wire';
import { instantOf } from '../format';
import { entryOf, ranks, type TimelineEntry } from './timeline-entry';

/** The mails about the application: their kind and what became of them. */
export function mailEntries({ mails, site }: DeskApplication): TimelineEntry[] {
  return mails.map((mail) => {
    const { id, template, state, queuedAt, finishedAt, lastError } = mail;
    const isLater = finishedAt !== null && instantOf(finishedAt, site) !== instantOf(queuedAt, site);
    return entryOf({
      ...{ key: `mail-${id}`, at: finishedAt ?? queuedAt, rank: ranks.mail },
      sentence: `${mailStateLabels[state]}: ${labelOf(mailLabels, template)}`,
      details: [
        ...(lastError ? [`Motivo: ${labelOf(mailErrorLabels, lastError)}`] : []),
        ...(isLater ? [`En cola desde el ${instantOf(queuedAt, site)}`] : []),
      ],
      action: isFailed(mail) ? { kind: 'resend-mail', id } : null,
    });
  });
}

/** A mail that was sent again is told by the mail that replaced it. */
const isFailed = ({ state, isResent }: DeskMail) => state !== 'waiting' && state !== 'sent' && !isResent;
