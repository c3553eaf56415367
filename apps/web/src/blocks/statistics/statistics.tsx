import { formatNumber, type NumberMarks } from '@prestafaro/countries';
import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/statistics/statistics.module.css';
import type { StatisticsBlockFragment } from '@/cms/generated/graphql';
import { percentText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Figure } from '@/ui/figure/figure';
import { Section, SectionHead } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

type Item = NonNullable<StatisticsBlockFragment['items'][number]>;

/**
 * Figures about the service. They come from the CMS, have no animation, and state their source and date (R13). Those about speed or
 * approval are shown only where the settings of the site allow it (R5).
 */
export function Statistics({ block, view, anchors }: BlockProps<StatisticsBlockFragment>) {
  const [id = 'statistics'] = anchors;
  const items = block.items.filter((item) => item && (!item.isClaim || view.settings.compliance.showClaims));
  if (items.length === 0) return null;
  return (
    <Section tone="sunken" aria-labelledby={id}>
      <SectionHead id={id} title={block.title} />
      <dl className={styles.figures}>
        {items.map(
          (item) =>
            item && (
              <div key={item.label}>
                <dt>{item.label}</dt>
                {/* A unit of several words may break between them: «10 días hábiles». */}
                <Figure as="dd" isText={item.unit?.includes(' ')}>
                  {figureText(item, view)}
                </Figure>
              </div>
            ),
        )}
      </dl>
      <Text size="note" isQuiet className={styles.note}>
        {block.note}
      </Text>
    </Section>
  );
}

/** `206 342`, `14 min`, `86 %`: in the site's marks, with a no-break space before the unit. */
function figureText({ value, unit }: Item, view: SiteView): string {
  if (unit === '%') return percentText(value, view);
  return [wholeOrDecimal(value, view.money), unit].filter(Boolean).join('\u00a0');
}

function wholeOrDecimal(value: number, marks: NumberMarks): string {
  return formatNumber(value, marks, { maximumDecimals: 2 });
}
