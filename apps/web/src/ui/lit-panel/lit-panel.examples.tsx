import { CostBar, CostKey } from '../cost-bar/cost-bar';
import type { Example } from '../example';
import { Figure } from '../figure/figure';
import { Text } from '../text/text';
import { LitPanel } from './lit-panel';

export const examples: Example[] = [
  {
    title: 'The cost of a loan',
    node: (
      <LitPanel>
        <Text>You repay in total</Text>
        <Figure as="p">311,32 €</Figure>
        <CostBar lent={300} cost={11.32} />
        <CostKey
          lent={
            <>
              You are lent <strong>300 €</strong>
            </>
          }
          cost={
            <>
              It costs <strong>11,32 €</strong>
            </>
          }
        />
      </LitPanel>
    ),
  },
];
