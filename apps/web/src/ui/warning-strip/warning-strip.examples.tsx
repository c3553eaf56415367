import type { Example } from '../example';
import { WarningStrip } from './warning-strip';

export const examples: Example[] = [
  {
    title: 'Under the header',
    node: <WarningStrip label="About credit">Careful: borrowing money costs money.</WarningStrip>,
  },
];
