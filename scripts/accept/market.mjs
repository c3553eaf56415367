// @ts-check

import { measureGrowth } from './growth.mjs';
import { judgeOnStack } from './judge-on-stack.mjs';
import { judge, judgeMarks } from './results.mjs';
import { cmsResults, endToEndResults, unitResults } from './suite-runs.mjs';

/** @type {Record<string, [country: string, path: string]>} */
const PAGES = {
  home: ['es', '/'],
  offers: ['es', '/offers/'],
  'offers-filtered': ['es', '/offers/?amount=1000&days=120&asnef=1&sort=total'],
  'offers-empty': ['es', '/offers/?amount=100&days=91&asnef=1&free=1&active=1'],
  offers2: ['es', '/offers2/'],
  compare: ['es', '/offers3/?offer=101&offer=103&offer=105'],
  'compare-all': ['es', '/offers3/'],
  lenders: ['es', '/prestamistas/'],
  lender: ['es', '/lenders/1/'],
  bank: ['es', '/bank/caja-besana/'],
  seo: ['es', '/prestamos-personales/'],
  'seo-amount': ['es', '/prestamo-300-euros/'],
  partners: ['es', '/lista-de-socios/'],
  calculator: ['es', '/simulador-prestamos-personales-calculadora/'],
  calendar: ['es', '/calendario-laboral-2024/'],
  article: ['es', '/blog/que-es-asnef/'],
  'offers-ua': ['ua', '/offers/'],
  'lenders-ru': ['ua', '/ru/kreditory/'],
  'home-mx': ['mx', '/'],
  'offers-mx': ['mx', '/offers/'],
};

/** The list rules of specification §9 and the parsing of feeds, in unit tests and through the page. */
const HOSTILE_FEED = [
  'build-offer-list.test.ts',
  'order.test.ts',
  'draw.test.ts',
  'approval-share.test.ts',
  'parse-offer-feed.test.ts',
  'parse-lead-feed.test.ts',
  'offer-feeds.test.ts',
  'offer-feeds.e2e.ts',
];

/** Compliance rules that this part must keep, each by a test that carries its number. */
const RULES = ['R2', 'R3', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13'];

/**
 * Proves what issue "The market" asks to be shown: one verdict per bullet, and pictures in screenshots/.
 * @type {typeof import('./house.mjs').acceptHouse}
 */
export async function acceptMarket({ steps }) {
  return judgeOnStack(steps, PAGES, async ({ stack, chromium, environment }) => {
    const seen = await steps.run('End to end', () => endToEndResults(stack, chromium));
    const unit = await steps.run('Unit tests', () => unitResults(environment));
    const cms = await steps.run('CMS tests', () => cmsResults(environment));
    const growth = await steps.run('5 000 articles, 500 lenders', () => measureGrowth(environment));

    return [
      {
        bullet: 'List rules on a hostile feed: in unit tests, and through the page with a feed that fails once',
        ...judge([...unit, ...seen], HOSTILE_FEED),
      },
      {
        bullet: 'utm_* keeps the static page; filters work with JavaScript off',
        ...judge(seen, ['static-pages.e2e.ts', 'offers.e2e.ts']),
      },
      { bullet: 'Lenders, comments and ratings end to end', ...judge(seen, ['lenders.e2e.ts', 'comments.e2e.ts']) },
      {
        bullet: 'Matrix: every type × everyone × every action',
        ...judge(cms, ['matrix.test.ts', 'access.test.ts', 'graphql.test.ts', 'opinions.test.ts']),
      },
      { bullet: 'SQL statements of every page within bench/budget.json', ...judge(cms, ['page-costs.test.ts']) },
      { bullet: 'Lists and slugs at 5 000 articles and 500 lenders: at most 1.5 times', ...growth },
      { bullet: `${RULES.join(', ')}: each has a test`, ...judgeMarks([...unit, ...cms, ...seen], RULES) },
      {
        bullet: 'axe clean on every page, light and dark',
        ...judge(seen, ['accessibility.e2e.ts', 'keyboard.e2e.ts']),
      },
    ];
  });
}
