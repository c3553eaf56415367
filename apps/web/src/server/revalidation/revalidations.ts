import 'server-only';
import { channel } from 'node:diagnostics_channel';

/** The metrics subscribe to the outcome of publish events: `handled` or `failed`. */
export const revalidations = channel('prestafaro.revalidation');
