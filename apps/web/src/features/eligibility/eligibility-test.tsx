import { fixedPath, publicPath } from '@prestafaro/addresses';
import { type EligibilityItem, eligibilityItems } from '@prestafaro/lending';
import styles from '@/features/eligibility/eligibility-test.module.css';
import { LivePercent } from '@/features/eligibility/live-percent';
import { percentages, readTicks, ticked } from '@/features/eligibility/read-ticks';
import { fill } from '@/messages/fill';
import { percentText } from '@/shell/loan/amounts';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { Button, ButtonLink } from '@/ui/button/button';
import { Check } from '@/ui/check/check';
import { FieldGroup } from '@/ui/field/field-group';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

export interface EligibilityTestProps {
  /** Anchor of the heading. */
  id: string;
  /** Title, texts, and the label of each item. */
  test: Readonly<Record<EligibilityItem | 'title' | 'note', string>> & {
    readonly lead: string | null;
    readonly link: { readonly text: string; readonly url: string };
  };
  query: PageQuery;
  view: SiteView;
}

/**
 * Four ticks and the percentage that they add up to, in the title (specification §3, §9). It is a guide and says so, names its
 * factors, and how to reach a person (R24). Without JavaScript it is a GET form to its own page.
 */
export function EligibilityTest({ id, test, query, view }: EligibilityTestProps) {
  const messages = view.messages.eligibility;
  const ticks = readTicks(query);
  const texts = Object.fromEntries([...percentages()].map(([key, percent]) => [key, percentText(percent, view)]));
  const idOf = (name: EligibilityItem) => `${id}-${name}`;
  return (
    <div className={styles.test}>
      <div className={styles.head}>
        <h2 id={id}>
          {test.title}: <LivePercent ids={eligibilityItems.map(({ name }) => idOf(name))} ticks={ticks} texts={texts} />
        </h2>
        {test.lead && <p>{test.lead}</p>}
      </div>
      <form className={styles.form} action={`#${id}`}>
        <FieldGroup id={`${id}-items`} legend={messages.legend}>
          {eligibilityItems.map(({ name, percent }, index) => (
            <Check
              key={name}
              id={idOf(name)}
              name={name}
              value={ticked}
              defaultChecked={ticks[index] === '1'}
              label={test[name]}
              hint={fill(messages.weight, { percent: percentText(percent, view) })}
            />
          ))}
        </FieldGroup>
        <Button type="submit" className={styles.submit}>
          {messages.submit}
        </Button>
      </form>
      <div className={styles.after}>
        <Text isQuiet>{test.note}</Text>
        <Text isQuiet>
          {messages.orientative}{' '}
          <AppLink href={publicPath(view.site, fixedPath(view.site.locale, 'complaints'))}>{messages.human}</AppLink>
        </Text>
        <ButtonLink href={test.link.url} className={styles.link}>
          {test.link.text}
        </ButtonLink>
      </div>
    </div>
  );
}
