import { siteOfLocale } from '@prestafaro/countries';
import type { Attribution } from '@prestafaro/types/application';
import type { HeldApplication } from '@prestafaro/types/my-data';
import { answerFact } from '@/features/my-data/answer-text';
import { HeldClicks } from '@/features/my-data/held-clicks';
import { HeldConsents } from '@/features/my-data/held-consents';
import { HeldDeliveries } from '@/features/my-data/held-deliveries';
import { HeldVerdicts } from '@/features/my-data/held-verdicts';
import styles from '@/features/my-data/my-data.module.css';
import { fill } from '@/messages/fill';
import { Moment, momentText } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';
import { Text } from '@/ui/text/text';

interface Props {
  application: HeldApplication;
  /** Anchor of the heading. */
  id: string;
  view: SiteView;
}

/** One application with everything that belongs to it. */
export function HeldApplicationView({ application, id, view }: Props) {
  const { groups, parts } = view.messages.myData.held;
  const { site, answers, clicks, deliveries, consents } = application;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{fill(groups.application, { day: momentText(application.sentAt, view.site) })}</h2>
      <Facts application={application} view={view} />
      <h3>{parts.answers}</h3>
      <FactList missing="" facts={answers.map((answer) => answerFact(answer, site, view))} />
      <History application={application} view={view} />
      <Notes application={application} view={view} />
      <HeldClicks clicks={clicks} view={view} />
      <HeldDeliveries deliveries={deliveries} view={view} />
      <h3>{parts.consents}</h3>
      <HeldConsents consents={consents} view={view} />
    </section>
  );
}

type PartProps = Pick<Props, 'application' | 'view'>;

function Facts({ application: { site, status, statusSince, attribution, matching, matches }, view }: PartProps) {
  const { labels, matched } = view.messages.myData.held;
  const { names } = view.messages.process.status;
  const facts = [
    // The person may have applied in several countries.
    ...(site === view.site.locale ? [] : [{ label: labels.country, value: countryText(site, view) }]),
    { label: labels.status, value: names[status], note: <Moment iso={statusSince} site={view.site} /> },
    ...(attribution ? [{ label: labels.source, value: sourceText(attribution, view) }] : []),
  ];
  return (
    <>
      <FactList missing="" facts={facts} />
      {matching && (
        <Text>
          {fill(matched, {
            offers: String(matching.offers),
            lenders: String(matching.lenders),
            fitting: String(matching.fitting),
          })}
        </Text>
      )}
      <HeldVerdicts matches={matches} view={view} />
    </>
  );
}

function History({ application: { history }, view }: PartProps) {
  const { names } = view.messages.process.status;
  return (
    <>
      <h3>{view.messages.myData.held.parts.history}</h3>
      <ul className={styles.list}>
        {history.map(({ at, status, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same moment, and the list never changes
          <li key={index}>
            <Moment iso={at} site={view.site} />: {names[status]}
            {note && ` (${note})`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Notes({ application: { notes }, view }: PartProps) {
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{view.messages.myData.held.parts.notes}</h3>
      <ul className={styles.list}>
        {notes.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may have the same moment, and the list never changes
          <li key={index}>
            <Moment iso={at} site={view.site} />: {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The campaign of a visit, in words where there was none. A value in parentheses is a measuring tool's own word for nothing. */
function sourceText(attribution: Attribution, view: SiteView): string {
  const known = Object.values(attribution).filter((value) => !/^\(.*\)$/.test(value));
  return known.length > 0 ? [...new Set(known)].join(', ') : view.messages.myData.held.labels.direct;
}

/** The country of another site, in the language of this one. */
const countryText = (site: HeldApplication['site'], view: SiteView): string => {
  const { country } = siteOfLocale(site);
  return new Intl.DisplayNames(view.site.locale, { type: 'region' }).of(country) ?? country;
};
