import { PartnerListView } from '@/blocks/partner-list/partner-list';
import { sampleProps } from '@/blocks/sample-props';
import { samplePartners } from '@/features/partners/sample-partners';
import type { Example } from '@/ui/example';

const block = { title: 'Socios', lead: 'Si un socio no enlaza a una ficha, es que todavía no la tiene.' };

export const examples: Example[] = [
  {
    title: 'An invented partner, a real one, one without a page',
    node: <PartnerListView block={block} partners={samplePartners} {...sampleProps('example-partners')} />,
  },
  {
    title: 'None yet, inside a legal text',
    node: (
      <PartnerListView
        block={{ title: 'Socios, todavía ninguno', lead: null }}
        partners={[]}
        {...sampleProps('example-partners-prose')}
        isInProse
      />
    ),
  },
];
