// @ts-check
import { judgeOnStack } from './judge-on-stack.mjs';
import { judge, judgeMarks } from './results.mjs';
import { cmsResults, endToEndResults, unitResults } from './suite-runs.mjs';

/** @type {Record<string, [country: string, path: string]>} */
const PAGES = {
  application: ['es', '/application/?amount=500&days=120'],
  reg: ['es', '/reg/'],
  'reg-2': ['es', '/reg/?ver=2'],
  'reg-3': ['es', '/reg/?ver=3'],
  reg2: ['es', '/reg2/'],
  main: ['es', '/main/'],
  'landing-offers': ['es', '/landing/offers/'],
  'landing-redirector': ['es', '/landing/redirector/'],
  'landing-rejected': ['es', '/landing/rejected/'],
  'landing-trafficback': ['es', '/landing/trafficback/'],
  transition: ['es', '/transition/?offer=67'],
  'thank-you': ['es', '/thank-you/'],
  'application-mx': ['mx', '/application/'],
  'application-ua': ['ua', '/application/'],
  'application-ru': ['ua', '/ru/application/'],
};

const FORM = [
  'application-age.e2e.ts',
  'application-form.e2e.ts',
  'application-form-messages.e2e.ts',
  'application-outage.e2e.ts',
  'application-robust.e2e.ts',
  'registration.e2e.ts',
];

const JOURNEY = ['application-journey.e2e.ts', 'lead-desk.e2e.ts'];
const CLICKS = ['click-out.e2e.ts'];
/** Looks for what the others have typed, so it runs with them and after them. */
const TRACES = ['without-a-trace.e2e.ts'];

const PROPERTIES = ['change-status.properties.test.ts', 'match-offer.properties.test.ts', 'match-offers.test.ts'];

/** What real Strapi does with what visitors send, and who may see it. */
const INTAKE = [
  'applications.test.ts',
  'application-tokens.test.ts',
  'applications-guarded.test.ts',
  'applications-under-attack.test.ts',
  'clicks.test.ts',
  'postbacks.test.ts',
  'retention.test.ts',
];

/** Compliance rules that this part must keep, each by a test that carries its number. */
const RULES = ['R21', 'R22', 'R23', 'R24', 'R25', 'R26', 'R28', 'R29', 'R34'];

/**
 * Proves what issue "The application" asks to be shown, but for the killed CMS: that is `npm run accept:fault`.
 * @type {typeof import('./house.mjs').acceptHouse}
 */
export async function acceptApplication({ steps }) {
  return judgeOnStack(steps, PAGES, async ({ stack, chromium, environment }) => {
    const seen = await steps.run('End to end', () =>
      endToEndResults(stack, chromium, [...FORM, ...JOURNEY, ...CLICKS, ...TRACES]),
    );
    const unit = await steps.run('Unit tests', () => unitResults(environment));
    const cms = await steps.run('CMS tests', () => cmsResults(environment));
    return [
      {
        bullet: 'With and without JavaScript: apply → process → offers → click → postback → the desk; rejected',
        ...judge(seen, JOURNEY),
      },
      { bullet: 'Every message, ages, two tabs, back and refresh, a form of an older build', ...judge(seen, FORM) },
      {
        bullet: 'Hovering, prefetch and HEAD record no click, one click records one',
        ...judge(seen, CLICKS),
      },
      { bullet: 'Property tests of status machine and matching', ...judge(unit, PROPERTIES) },
      { bullet: 'Idempotent, sealed, limited, challenged; clicks, postbacks, retention', ...judge(cms, INTAKE) },
      {
        bullet: 'Matrix: every visitors’ type × everyone; the desk and its exports',
        ...judge(cms, ['matrix.test.ts', 'desk.test.ts', 'desk-exports.test.ts']),
      },
      { bullet: 'Nothing personal in any log, URL or event', ...judge(seen, TRACES) },
      { bullet: `${RULES.join(', ')}: each has a test`, ...judgeMarks([...unit, ...cms, ...seen], RULES) },
    ];
  });
}
