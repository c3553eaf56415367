import type { Example } from '../example';
import { ActorMark, type ActorMarkProps } from './actor-mark';

const marks: readonly [title: string, props: ActorMarkProps][] = [
  ['The visitor', { actor: 'you' }],
  ['We', { actor: 'us' }],
  ['The lender', { actor: 'lender' }],
  ['Done', { actor: 'us', isDone: true }],
];

export const examples: Example[] = marks.map(([title, props]) => ({
  title,
  node: (
    <div style={{ position: 'relative', minHeight: '1.5rem', marginLeft: '0.6rem' }}>
      <ActorMark {...props} />
    </div>
  ),
}));
