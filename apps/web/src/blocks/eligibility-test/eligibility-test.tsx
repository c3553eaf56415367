import type { BlockProps } from '@/blocks/block-props';
import type { EligibilityTestBlockFragment } from '@/cms/generated/graphql';
import { EligibilityTest as EligibilityTestView } from '@/features/eligibility/eligibility-test';
import { Section } from '@/ui/section/section';

/** The eligibility test of specification §3, as a section of a page or within an article. */
export function EligibilityTest({ block, view, anchors, isInProse, query }: BlockProps<EligibilityTestBlockFragment>) {
  const [id = 'eligibility'] = anchors;
  const test = <EligibilityTestView id={id} test={block} query={query} view={view} />;
  if (isInProse) return test;
  return (
    <Section tone="sunken" aria-labelledby={id}>
      {test}
    </Section>
  );
}
