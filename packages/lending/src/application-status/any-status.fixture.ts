import fc from 'fast-check';
import { applicationStatuses, changeSources } from './application-status.ts';

export const anyStatus = fc.constantFrom(...applicationStatuses);
export const anySource = fc.constantFrom(...changeSources);
