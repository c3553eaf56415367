import { firstPaint, nextTask } from '@/shell/visit/first-paint';
import { delayHydration } from './server/next-internals/client/delay-hydration';

/** Next runs this file before it hydrates (decision 024). */
delayHydration(firstPaint, nextTask);
