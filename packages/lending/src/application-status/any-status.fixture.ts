import { applicationStatuses, changeSources } from '@prestafaro/types/application';
import fc from 'fast-check';

export const anyStatus = fc.constantFrom(...applicationStatuses);
export const anySource = fc.constantFrom(...changeSources);
