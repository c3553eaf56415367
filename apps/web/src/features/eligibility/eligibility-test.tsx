import { fixedPath, publicPath } from '@prestafaro/addresses';
import { type EligibilityItem, eligibilityItems } from '@prestafaro/lending';
import styles from '@/features/eligibility/eligibility-test.module.css';
import { LiveResult } from '@/features/eligibility/live-result';
import { isTicked, otherFacts, percentages, readTicks, type Ticks, ticked } from '@/features/eligibility/read-ticks';
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
 * Four ticks; the title leads with how many requirements are met, and has the percentage that they add up to beside it (specification
 * §3, §9). It is a guide and says so, names its factors, and how to reach a person (R24). Two further ticks weigh nothing and say what
 * they change. Without JavaScript it is a GET form to its own page.
 */
export function EligibilityTest({ id, test, query, view }: EligibilityTestProps) {
  const messages = view.messages.eligibility;
  const ticks = readTicks(query);
  const texts = Object.fromEntries(
    [...percentages()].map(([key, percent]) => [
      key,
      { met: metText(key, messages.met), percent: percentText(percent, view) },
    ]),
  );
  const idOf = (name: EligibilityItem) => `${id}-${name}`;
  return (
    <div className={styles.test}>
      <div className={styles.head}>
        <h2 id={id}>
          <LiveResult
            ids={eligibilityItems.map(({ name }) => idOf(name))}
            ticks={ticks}
            texts={texts}
            title={test.title}
            figureClass={styles.figure}
          />
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
        <FieldGroup id={`${id}-other`} legend={messages.otherFacts.legend}>
          {otherFacts.map((name) => (
            <div key={name} className={styles.other}>
              <Check
                id={`${id}-${name}`}
                name={name}
                value={ticked}
                defaultChecked={isTicked(query, name)}
                label={messages.otherFacts[name].label}
              />
              <p className={styles.change}>{messages.otherFacts[name].text}</p>
            </div>
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

function metText(ticks: Ticks, text: string): string {
  return fill(text, { met: [...ticks].filter((tick) => tick === '1').length, all: ticks.length });
}
