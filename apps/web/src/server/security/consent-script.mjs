// @ts-check
import { storedNames } from '@prestafaro/types/stored-names';
import { consentCookie, consentSeconds, consentTextVersion, refusalSeconds } from '@prestafaro/types/tracking-consent';

/**
 * The beginnings of the names that a category stores.
 * @param {'cookie' | 'local'} kind
 * @param {'measurement' | 'experiments' | 'functional'} category
 */
const stored = (kind, category) =>
  JSON.stringify(
    storedNames
      .filter((each) => each.category === category && each.kind === kind)
      .map(({ name }) => name.replace(/\{.*/, '')),
  );

/**
 * Runs before the first paint of every page: marks the document if the visitor does not have to be asked about tracking, so that
 * the question is not painted. The rule is `isConsentDue` of packages/types; a signal of the browser (Global Privacy Control, Do Not
 * Track) counts as a refusal. It runs again when the page comes back or into view, because the visitor may have chosen on another one.
 * Where measurement, experiments or remembering are not allowed, it deletes what was stored for them: after a refusal that was sent without scripts,
 * and after a choice has expired (R16); the storage after a second, because reading it takes a phone some time, and by the choice of that
 * moment, because the visitor may have accepted in between. The text is constant, so that a policy can name it by its hash, and without `<`, as all inline scripts.
 */
export const consentScript = [
  '(()=>{const d=document,n=navigator,r=d.documentElement,g=()=>{',
  `const c=/(?:^|; )${consentCookie}=1\\.(\\d+)\\.([0-9a-z]+)\\.(m?e?p?f?)\\./.exec(d.cookie);`,
  'const o=c?Date.now()/1e3-parseInt(c[2],36):0;',
  `const s=c?${consentSeconds}>o&&(c[1]==="${consentTextVersion}"||!c[3]&&${refusalSeconds}>o)`,
  ':n.globalPrivacyControl||n.doNotTrack==="1";',
  'if(s)r.dataset.consent="";else delete r.dataset.consent;',
  'return s&&c?c[3]:""},f=()=>{let a=g();if(!/m/.test(a))',
  `for(const k of ${stored('cookie', 'measurement')})if(d.cookie.includes(k))d.cookie=k+"=;Max-Age=0;Path=/";`,
  'if(!/me.*f/.test(a))setTimeout(()=>{a=g();try{for(const k of Object.keys(localStorage))',
  `if(!/m/.test(a)&&${stored('local', 'measurement')}.includes(k)`,
  `||!/e/.test(a)&&${stored('local', 'experiments')}.some(b=>k.startsWith(b))`,
  `||!/f/.test(a)&&${stored('local', 'functional')}.some(b=>k.startsWith(b)))`,
  'localStorage.removeItem(k)}catch{}},1e3)',
  '};f();addEventListener("pageshow",e=>{if(e.persisted)f()});',
  'document.addEventListener("visibilitychange",f)})()',
].join('');
