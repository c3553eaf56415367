import type { GuideContent } from '@/features/lenders/load-guide';
import styles from '@/screens/lenders/lenders-page.module.css';
import { Rail } from '@/ui/rail/rail';
import { Section } from '@/ui/section/section';

/** The steps of choosing a lender (specification §3), numbered. */
export function GuideSteps({ guide }: { guide: Pick<GuideContent, 'stepsTitle' | 'steps'> }) {
  return (
    <Section aria-labelledby="guide-steps">
      <Rail head={<h2 id="guide-steps">{guide.stepsTitle}</h2>}>
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
      </Rail>
    </Section>
  );
}
