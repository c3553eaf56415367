import 'server-only';
import { channel } from 'node:diagnostics_channel';

/** Where the metrics hear how a publish event ended: `handled` or `failed`. */
export const revalidations = channel('prestafaro.revalidation');
