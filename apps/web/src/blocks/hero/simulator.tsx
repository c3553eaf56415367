import { countryOf } from '@prestafaro/countries';
import { DueDate, LiveLoan, LoanBar, LoanText } from '@/blocks/hero/live-loan';
import { type LoanSite, loanTexts } from '@/blocks/hero/loan-texts';
import styles from '@/blocks/hero/simulator.module.css';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import { AmountSlider, DaysSlider } from '@/blocks/hero/simulator-sliders';
import type { HeroBlockFragment } from '@/cms/generated/graphql';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { applicationPath } from '@/shell/application/application-link';
import { daysText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { CostKey } from '@/ui/cost-bar/cost-bar';
import { Figure } from '@/ui/figure/figure';
import { Icon } from '@/ui/icon/icon';
import { LighthouseTower } from '@/ui/lighthouse/lighthouse-tower';
import { LitPanel } from '@/ui/lit-panel/lit-panel';
import { Text } from '@/ui/text/text';

/**
 * Asks for amount and term, and shows the highest total. It is a plain GET form: without JavaScript it shows the result
 * of the default loan, and "in N days" instead of a date that depends on the visitor's clock. The next page calculates
 * the rest.
 */
export function Simulator({ block, view }: { block: HeroBlockFragment; view: SiteView }) {
  const { site, settings, messages } = view;
  const { amountDefault: amount, daysDefault: days } = settings.simulator;
  const loanSite = loanSiteOf(view);
  return (
    <form
      data-form="simulator"
      className={classNames('day', styles.simulator)}
      action={applicationPath(site)}
      aria-label={messages.simulator.formLabel}
    >
      <LiveLoan rendered={{ amount, days }} texts={loanTexts({ amount, days }, loanSite, null)} site={loanSite}>
        <AmountSlider label={block.amountLabel} view={view} />
        <DaysSlider label={block.periodLabel} view={view} />
        <LitPanel className={styles.lit}>
          <span className={styles.coast}>
            <LighthouseTower className={styles.tower} label={block.illustrationAlt ?? undefined} />
          </span>
          <output className={styles.result} htmlFor={`${ids.amount} ${ids.days}`}>
            <span>{block.totalLabel}</span>
            <Figure size="l">
              <LoanText name="total" />
            </Figure>
          </output>
          <LoanBar />
          <CostKey
            lent={
              <>
                {block.lentLabel}{' '}
                <strong>
                  <LoanText name="lent" />
                </strong>
              </>
            }
            cost={
              <>
                {block.costLabel}{' '}
                <strong>
                  <LoanText name="cost" />
                </strong>
              </>
            }
          />
        </LitPanel>
        <dl className={styles.facts}>
          <div>
            <dt>{block.rateLabel}</dt>
            <dd>
              <LoanText name="apr" />
            </dd>
          </div>
          <div>
            <dt>{block.dueDateLabel}</dt>
            <DueDate>{fill(messages.simulator.inDays, { days: daysText(days, view) })}</DueDate>
          </div>
        </dl>
        <Button type="submit" size="large" isWide>
          <span>
            <FillPlaceholders message={block.buttonLabel} values={{ amount: <LoanText name="lent" /> }} />
          </span>
          <Icon name="arrow_right" />
        </Button>
        <Text size="note" isQuiet className={styles.note}>
          {block.note}
        </Text>
      </LiveLoan>
    </form>
  );
}

function loanSiteOf({ site, settings, messages, money }: SiteView): LoanSite {
  return {
    nominalRatePercent: settings.simulator.nominalRatePercent,
    money,
    locale: site.locale,
    language: site.language,
    timeZone: countryOf(site.country).timeZone,
    percentSign: site.percentSign,
    daysForms: messages.units.days,
    periodUntil: messages.simulator.periodUntil,
  };
}
