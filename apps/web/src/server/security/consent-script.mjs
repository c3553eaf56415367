// @ts-check
import { consentCookie, consentSeconds, consentTextVersion, refusalSeconds } from '@prestafaro/types/tracking-consent';

/**
 * Runs before the first paint of every page: marks the document if the visitor does not have to be asked about tracking, so that
 * the question is not painted. The rule is `isConsentDue` of packages/types; a signal of the browser (Global Privacy Control, Do Not
 * Track) counts as a refusal. The text is constant, so that a policy can name it by its hash, and without `<`, as all inline scripts.
 */
export const consentScript = [
  '(()=>{',
  `const c=/(?:^|; )${consentCookie}=1\\.(\\d+)\\.([0-9a-z]+)\\.(m?e?p?)\\./.exec(document.cookie);`,
  'const a=c?Date.now()/1e3-parseInt(c[2],36):0;',
  `if(c?${consentSeconds}>a&&(c[1]==="${consentTextVersion}"||!c[3]&&${refusalSeconds}>a)`,
  ':navigator.globalPrivacyControl||navigator.doNotTrack==="1")',
  'document.documentElement.dataset.consent=""',
  '})()',
].join('');
