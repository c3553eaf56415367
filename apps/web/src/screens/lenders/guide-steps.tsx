import type { GuideContent } from '@/features/lenders/load-guide';
import styles from '@/screens/lenders/lenders-page.module.css';
import { Section, SectionHead } from '@/ui/section/section';

/** The steps of choosing a lender (specification §3), numbered. */
export function GuideSteps({ guide }: { guide: Pick<GuideContent, 'stepsTitle' | 'steps'> }) {
  return (
    <Section aria-labelledby="guide-steps">
      <SectionHead id="guide-steps" title={guide.stepsTitle} />
      <ol className={styles.steps}>
        {guide.steps.map(
          (step) =>
            step && (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.subtitle}</p>
              </li>
            ),
        )}
      </ol>
    </Section>
  );
}
