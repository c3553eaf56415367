import { countryOf, formatDate, publicPath, returnDate, toIsoDate } from '@prestafaro/countries';
import { simulate, toCents } from '@prestafaro/lending';
import styles from '@/features/application-intro/application-intro.module.css';
import type { AskedLoan } from '@/features/application-intro/read-asked';
import { askedAmount, daysText, percentText, resultAmount } from '@/site/amounts';
import { fill } from '@/site/messages/fill';
import type { SiteView } from '@/site/site-view';
import { CostBar, CostKey } from '@/ui/cost-bar/cost-bar';
import { Figure } from '@/ui/figure/figure';
import { LinkArrow } from '@/ui/link-arrow/link-arrow';
import { LitPanel } from '@/ui/lit-panel/lit-panel';
import { Text } from '@/ui/text/text';

/** The loan that the visitor chose, with the most that it costs. */
export function ChosenLoan({ asked, now, view }: { asked: AskedLoan; now?: Date; view: SiteView }) {
  const { site, settings, messages } = view;
  const words = messages.application;
  const { nominalRatePercent, maxAprPercent } = settings.simulator;
  const cost = simulate({ principalCents: toCents(asked.amount), nominalRatePercent, days: asked.days });
  const note = { none: words.notChosen, adjusted: words.adjusted, exact: undefined }[asked.choice];
  const facts: [string, string][] = [
    [words.amount, askedAmount(asked.amount, view)],
    [words.period, daysText(asked.days, view)],
    [words.rate, percentText(maxAprPercent, view)],
  ];
  return (
    <section className={styles.loan} aria-labelledby="chosen">
      <h2 id="chosen">{words.chosen}</h2>
      {note && <Text size="note">{note}</Text>}
      <LitPanel>
        <p className={styles.result}>
          <span>{words.total}</span>
          <Figure size="l">{resultAmount(cost.totalCents, view)}</Figure>
        </p>
        <CostBar lent={asked.amount} cost={cost.interestCents / 100} />
        <CostKey
          lent={<Part label={words.lent} text={askedAmount(asked.amount, view)} />}
          cost={<Part label={words.cost} text={resultAmount(cost.interestCents, view)} />}
        />
      </LitPanel>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words.dueDate}</dt>
          <dd>
            <DueDay days={asked.days} now={now} view={view} />
          </dd>
        </div>
      </dl>
      <LinkArrow direction="back" href={publicPath(site, '/')}>
        {words.change}
      </LinkArrow>
    </section>
  );
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <>
      {label} <strong>{text}</strong>
    </>
  );
}

/** The day of repayment in the country, or "in N days" on a page that was made for everybody. */
function DueDay({ days, now, view }: { days: number; now?: Date; view: SiteView }) {
  const { site, messages } = view;
  if (!now) return fill(messages.simulator.inDays, { days: daysText(days, view) });
  const day = returnDate({ now, days, timeZone: countryOf(site.country).timeZone });
  return <time dateTime={toIsoDate(day)}>{formatDate(day, site.locale, 'medium')}</time>;
}
