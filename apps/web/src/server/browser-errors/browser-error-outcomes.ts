import 'server-only';
import { channel } from 'node:diagnostics_channel';

/**
 * The end of a report of an error: `logged`; `repeated`, because the log has it; `unlogged`, because the log has enough of this minute;
 * `refused`, because it is not valid; `limited`, because too many came.
 */
export type BrowserErrorOutcome = 'logged' | 'repeated' | 'unlogged' | 'refused' | 'limited';

/** The metrics subscribe to the outcome of each report. */
export const browserErrorOutcomes = channel('prestafaro.browser-error');
