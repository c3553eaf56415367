import { EligibilityTest } from '@/blocks/eligibility-test/eligibility-test';
import { sampleProps } from '@/blocks/sample-props';
import type { EligibilityTestBlockFragment } from '@/cms/generated/graphql';
import type { Example } from '@/ui/example';

const block: EligibilityTestBlockFragment = {
  title: 'Tu probabilidad orientativa de aprobación',
  lead: 'Cuatro cosas que piden casi todas las entidades.',
  over: 'He cumplido 18 años',
  citizen: 'Vivo en España',
  validIdentity: 'Tengo el DNI o el NIE en vigor',
  validBank: 'Tengo una cuenta bancaria a mi nombre',
  note: 'No mira tus ingresos ni tus deudas, que es lo que más pesa.',
  link: { text: 'Ver las ofertas', url: '/offers/' },
};

export const examples: Example[] = [
  { title: 'Nothing ticked', node: <EligibilityTest block={block} {...sampleProps('example-eligibility')} /> },
  {
    title: 'Everything ticked, inside an article',
    node: (
      <EligibilityTest
        block={block}
        {...sampleProps('example-eligibility-prose')}
        query={{ over: '1', citizen: '1', validIdentity: '1', validBank: '1' }}
        isInProse
      />
    ),
  },
];
