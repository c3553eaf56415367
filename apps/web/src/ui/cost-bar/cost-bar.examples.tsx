import type { Example } from '../example';
import { CostBar, CostKey } from './cost-bar';

export const examples: Example[] = [
  {
    title: 'With its key',
    node: (
      <>
        <CostBar lent={300} cost={23.9} />
        <CostKey
          lent={
            <>
              You are lent <strong>300 €</strong>
            </>
          }
          cost={
            <>
              It costs <strong>23,90 €</strong>
            </>
          }
        />
      </>
    ),
  },
  {
    title: 'One scale for several amounts',
    node: (
      <>
        <CostBar lent={100} cost={7.97} share={0.1} />
        <CostBar lent={300} cost={23.9} share={0.3} />
        <CostBar lent={1000} cost={79.68} share={1} />
      </>
    ),
  },
  { title: 'No cost', node: <CostBar lent={300} cost={0} /> },
];
