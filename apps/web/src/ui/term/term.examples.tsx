import type { Example } from '../example';
import { Prose } from '../prose/prose';
import { Term } from './term';

export const examples: Example[] = [
  {
    title: 'Inside a sentence',
    node: (
      <Prose>
        <p>
          Compara la{' '}
          <Term
            id="term-example"
            definition="El coste de un año con comisiones."
            href="/glosario/#term-tae"
            more="Glosario"
          >
            TAE
          </Term>{' '}
          y no la cuota.
        </p>
      </Prose>
    ),
  },
];
