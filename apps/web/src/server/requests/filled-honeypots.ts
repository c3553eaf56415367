import 'server-only';
import { channel } from 'node:diagnostics_channel';

/** The metrics subscribe to the name of each form whose honeypot was filled in. */
export const filledHoneypots = channel('prestafaro.filled-honeypot');
