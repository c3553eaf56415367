// @ts-check
import { armScript } from './arm-script.mjs';
import { consentScript } from './consent-script.mjs';

/** The inline script of every page, which runs before the first paint. Its text is constant, so that a policy can name it by its hash. */
export const firstScript = [consentScript, armScript].join(';');
