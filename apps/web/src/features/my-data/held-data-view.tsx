import type { HeldData } from '@prestafaro/types/my-data';
import { HeldAffiliates } from '@/features/my-data/held-affiliates';
import { HeldApplicationView } from '@/features/my-data/held-application';
import { HeldConsents } from '@/features/my-data/held-consents';
import type { MailSubject } from '@/features/my-data/messages/shape';
import styles from '@/features/my-data/my-data.module.css';
import { fill } from '@/messages/fill';
import { Moment } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';
import { Text } from '@/ui/text/text';

interface Props {
  data: HeldData;
  view: SiteView;
}

/** Everything that is held about a person, in groups and in the language of the site. */
export function HeldDataView({ data, view }: Props) {
  const { nothing, groups, labels } = view.messages.myData.held;
  if (isEmpty(data)) return <Text>{nothing}</Text>;
  return (
    <>
      {data.applications.map((application, index) => (
        <HeldApplicationView
          key={application.sentAt}
          application={application}
          id={`application-${index + 1}`}
          view={view}
        />
      ))}
      <Blocked data={data} view={view} />
      <Comments data={data} view={view} />
      <HeldAffiliates affiliates={data.affiliates} view={view} />
      {data.consentProofs.length > 0 && (
        <section className={styles.group} aria-labelledby="proofs">
          <h2 id="proofs">{groups.consents}</h2>
          <HeldConsents consents={data.consentProofs} isErased view={view} />
        </section>
      )}
      <Mails data={data} view={view} />
      {data.isSuppressed && <Text>{labels.suppressed}</Text>}
    </>
  );
}

/** Mails alone are those that brought the link. */
const isEmpty = ({ isSuppressed, ...held }: HeldData): boolean =>
  [
    ...[held.applications, held.blockedApplications, held.comments, held.affiliates, held.consentProofs],
    held.suppressions,
  ].every(({ length }) => length === 0) && !isSuppressed;

function Blocked({ data: { blockedApplications }, view }: Props) {
  const { groups, blockedText } = view.messages.myData.held;
  if (blockedApplications.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="blocked">
      <h2 id="blocked">{groups.blocked}</h2>
      <Text>{blockedText}</Text>
      <ul className={styles.list}>
        {blockedApplications.map(({ sentAt, site }) => (
          <li key={sentAt}>
            <Moment iso={sentAt} site={view.site} />, {site}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Comments({ data: { comments }, view }: Props) {
  const { groups, labels, decisions } = view.messages.myData.held;
  if (comments.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="comments">
      <h2 id="comments">{groups.comments}</h2>
      <ul className={styles.list}>
        {comments.map(({ page, name, text, stars, verifiedBy, sentAt, decision }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two comments may have the same moment, and the list never changes
          <li key={index} className={styles.entry}>
            <p>{text}</p>
            <FactList
              missing=""
              facts={[
                { label: labels.signedAs, value: name },
                ...(page ? [{ label: labels.page, value: page }] : []),
                ...(stars === null ? [] : [{ label: labels.stars, value: stars }]),
                ...(verifiedBy ? [{ label: labels.mark, value: labels.verified[verifiedBy] }] : []),
                { label: labels.sent, value: <Moment iso={sentAt} site={view.site} /> },
                { label: labels.status, value: decisions[decision] },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mails({ data: { mails, links }, view }: Props) {
  const { groups, labels, mailsText, mailsAbout } = view.messages.myData.held;
  if (mails.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="mails">
      <h2 id="mails">{groups.mails}</h2>
      <Text>{mailsText}</Text>
      <ul className={styles.list}>
        {mails.map(({ template, queuedAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two mails may have the same moment, and the list never changes
          <li key={index}>
            <Moment iso={queuedAt} site={view.site} />: {mailsAbout[subjectOf(template)]}
          </li>
        ))}
      </ul>
      {links.length > 0 && <Text>{fill(labels.links, { count: String(links.length) })}</Text>}
    </section>
  );
}

const subjects: Readonly<Partial<Record<string, MailSubject>>> = {
  'application-received': 'received',
  'application-approved': 'approved',
  'application-declined': 'declined',
  'status-changed': 'changed',
  'status-link': 'statusLink',
  'comment-decision': 'comment',
  'my-data-link': 'data',
  'offers-that-fit': 'offers',
  unsubscribed: 'unsubscribed',
};

/** What a mail was about, by the name of its template. */
const subjectOf = (template: string): MailSubject =>
  subjects[template] ?? (template.startsWith('affiliate-') ? 'affiliate' : 'other');
