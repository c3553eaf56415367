import { countryOf } from '@prestafaro/countries';
import { simulate, toCents } from '@prestafaro/lending';
import { HeroFigures } from '@/blocks/hero/hero-figures';
import styles from '@/blocks/hero/simulator.module.css';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import { AmountSlider, DaysSlider } from '@/blocks/hero/simulator-sliders';
import type { HeroBlockFragment } from '@/cms/generated/graphql';
import { askedAmount, daysText, percentText, resultAmount } from '@/site/amounts';
import { applicationPath } from '@/site/application-link';
import { Filled } from '@/site/filled';
import { fill } from '@/site/messages/fill';
import type { SiteView } from '@/site/site-view';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { CostBar, CostKey } from '@/ui/cost-bar/cost-bar';
import { Figure } from '@/ui/figure/figure';
import { Icon } from '@/ui/icon/icon';
import { LighthouseTower } from '@/ui/lighthouse/lighthouse-tower';
import { LitPanel } from '@/ui/lit-panel/lit-panel';
import { Text } from '@/ui/text/text';

/**
 * Amount and term in, the most that is paid back out. A plain GET form: without JavaScript it shows the result of the
 * usual choice, says "in N days" for a date that only the visitor's clock knows, and the next page reckons the rest.
 */
export function Simulator({ block, view }: { block: HeroBlockFragment; view: SiteView }) {
  const { site, settings, messages, money } = view;
  const { amountDefault: amount, daysDefault: days, nominalRatePercent, maxAprPercent } = settings.simulator;
  const cost = simulate({ principalCents: toCents(amount), nominalRatePercent, days });
  return (
    <form
      className={classNames('day', styles.simulator)}
      action={applicationPath(site)}
      aria-label={messages.simulator.formLabel}
    >
      <AmountSlider label={block.amountLabel} view={view} />
      <DaysSlider label={block.periodLabel} view={view} />
      <LitPanel className={styles.lit}>
        <span className={styles.coast}>
          <LighthouseTower className={styles.tower} label={block.illustrationAlt ?? undefined} />
        </span>
        <output className={styles.result} htmlFor={`${ids.amount} ${ids.days}`}>
          <span>{block.totalLabel}</span>
          <Figure size="l" id={ids.total}>
            {resultAmount(cost.totalCents, view)}
          </Figure>
        </output>
        <CostBar id={ids.bar} lent={amount} cost={cost.interestCents / 100} />
        <CostKey
          lent={
            <>
              {block.lentLabel} <strong id={ids.lent}>{askedAmount(amount, view)}</strong>
            </>
          }
          cost={
            <>
              {block.costLabel} <strong id={ids.cost}>{resultAmount(cost.interestCents, view)}</strong>
            </>
          }
        />
      </LitPanel>
      <dl className={styles.facts}>
        <div>
          <dt>{block.rateLabel}</dt>
          <dd>{percentText(maxAprPercent, view)}</dd>
        </div>
        <div>
          <dt>{block.dueDateLabel}</dt>
          <dd id={ids.dueDate}>{fill(messages.simulator.inDays, { days: daysText(days, view) })}</dd>
        </div>
      </dl>
      <Button type="submit" size="large" isWide>
        <span>
          <Filled
            message={block.buttonLabel}
            values={{ amount: <span id={ids.buttonAmount}>{askedAmount(amount, view)}</span> }}
          />
        </span>
        <Icon name="arrow_right" />
      </Button>
      <Text size="note" isQuiet className={styles.note}>
        {block.note}
      </Text>
      <HeroFigures
        nominalRatePercent={nominalRatePercent}
        money={money}
        locale={site.locale}
        language={site.language}
        timeZone={countryOf(site.country).timeZone}
        daysForms={messages.units.days}
        periodUntil={messages.simulator.periodUntil}
      />
    </form>
  );
}
