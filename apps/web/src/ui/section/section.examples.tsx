import type { Example } from '../example';
import { Text } from '../text/text';
import { Section, SectionHead } from './section';

export const examples: Example[] = [
  {
    title: 'Plain, with its head',
    node: (
      <Section aria-labelledby="ex-section-1">
        <SectionHead id="ex-section-1" title="Who does what">
          <Text size="lead" isQuiet>
            Four steps. We take one of them; the rest is yours and the lender’s.
          </Text>
        </SectionHead>
        <Text>Matter.</Text>
      </Section>
    ),
  },
  {
    title: 'Sunken, split head',
    node: (
      <Section tone="sunken" aria-labelledby="ex-section-2">
        <SectionHead id="ex-section-2" title="What each amount costs at most" isSplit>
          <Text>What you would repay in one payment after 91 days.</Text>
        </SectionHead>
        <Text>Matter.</Text>
      </Section>
    ),
  },
  {
    title: 'Night',
    node: (
      <Section tone="night" aria-labelledby="ex-section-3">
        <SectionHead id="ex-section-3" title="First the figure. Then you decide." />
      </Section>
    ),
  },
];
