import { watchErrors } from '@/shell/errors/take-error';
import { firstPaint, nextTask } from '@/shell/visit/first-paint';
import { delayHydration } from './server/next-internals/client/delay-hydration';

/** Next runs this file before it hydrates (decisions 024 and 052), so that an error of hydration is taken as well. */
watchErrors();
delayHydration(firstPaint, nextTask);
