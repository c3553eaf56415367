import type { GuideContent } from '@/features/lenders/load-guide';
import styles from '@/screens/lenders/lenders-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { PhoneFold } from '@/ui/accordion/accordion';
import { Section, SectionHead } from '@/ui/section/section';

export interface GuideStepsProps {
  guide: Pick<GuideContent, 'stepsTitle' | 'steps'>;
  view: SiteView;
}

/** The steps of choosing a lender (specification §3), numbered. */
export function GuideSteps({ guide, view }: GuideStepsProps) {
  return (
    <Section aria-labelledby="guide-steps">
      <SectionHead id="guide-steps" title={guide.stepsTitle} />
      <ol className={styles.steps}>
        {guide.steps.map(
          (step) =>
            step && (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <PhoneFold isMark summary={`${view.messages.page.readMore}: ${step.title}`} className={styles.more}>
                  <p>{step.subtitle}</p>
                </PhoneFold>
              </li>
            ),
        )}
      </ol>
    </Section>
  );
}
