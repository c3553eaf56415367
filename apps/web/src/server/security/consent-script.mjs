// @ts-check
import { storedNames } from '@prestafaro/types/stored-names';
import { consentCookie, consentSeconds, consentTextVersion, refusalSeconds } from '@prestafaro/types/tracking-consent';

/** @param {'cookie' | 'local'} kind */
const measuring = (kind) =>
  JSON.stringify(
    storedNames.filter((each) => each.category === 'measurement' && each.kind === kind).map(({ name }) => name),
  );

/**
 * Runs before the first paint of every page: marks the document if the visitor does not have to be asked about tracking, so that
 * the question is not painted. The rule is `isConsentDue` of packages/types; a signal of the browser (Global Privacy Control, Do Not
 * Track) counts as a refusal. It runs again when the page comes back or into view, because the visitor may have chosen on another one.
 * Where measurement is not allowed, it deletes what was stored for it: after a refusal that was sent without scripts, and after a
 * choice has expired (R16); the storage after a second, because reading it takes a phone some time. The text is constant, so that a policy can name it by its hash, and without `<`, as all inline scripts.
 */
export const consentScript = [
  '(()=>{const f=()=>{',
  'const d=document,n=navigator,r=d.documentElement;',
  `const c=/(?:^|; )${consentCookie}=1\\.(\\d+)\\.([0-9a-z]+)\\.(m?e?p?)\\./.exec(d.cookie);`,
  'const a=c?Date.now()/1e3-parseInt(c[2],36):0;',
  `const s=c?${consentSeconds}>a&&(c[1]==="${consentTextVersion}"||!c[3]&&${refusalSeconds}>a)`,
  ':n.globalPrivacyControl||n.doNotTrack==="1";',
  'if(s)r.dataset.consent="";else delete r.dataset.consent;',
  'if(s&&c&&c[3][0]==="m")return;',
  `for(const k of ${measuring('cookie')})if(d.cookie.includes(k))d.cookie=k+"=;Max-Age=0;Path=/";`,
  `setTimeout(()=>{try{for(const k of ${measuring('local')})localStorage.removeItem(k)}catch{}},1e3)`,
  '};f();addEventListener("pageshow",e=>{if(e.persisted)f()});',
  'document.addEventListener("visibilitychange",f)})()',
].join('');
