// @ts-check
import { armSeconds } from '@prestafaro/types/running-experiment';
import { consentCookie } from '@prestafaro/types/tracking-consent';

/**
 * Runs before the first paint, after `consent-script.mjs`: marks the document with the visitor's arm of the experiment that the page
 * names, so that static pages are painted in the right arm. The arm is that of a valid `exp_flow`, in memory only, or the stored one
 * under consent to experiments. The rules are `readRunning` and `readArm` of packages/types. Nobody is assigned here.
 */
export const armScript = [
  '(()=>{const r=document.documentElement,[x,,u,v]=(r.dataset.experiment||"").split(" "),n=Math.floor(Date.now()/1e3),',
  'k=a=>a===x+"-A"||a===x+"-B";',
  'if(!(n>=u&&v>n))return;',
  'let a=new URLSearchParams(location.search).get("exp_flow");',
  `if(!k(a)&&r.dataset.consent===""&&/(?:^|; )${consentCookie}=1\\.\\d+\\.\\w+\\.m?e/.test(document.cookie))try{`,
  'const[,b,t]=/^(.+-[AB])\\.([\\da-z]{1,8})(?:\\.s)?$/.exec(localStorage.getItem("pf_exp:"+x))||[];',
  `a=${armSeconds}>n-parseInt(t,36)&&b}catch{}`,
  'if(k(a))r.dataset.arm=a})()',
].join('');
