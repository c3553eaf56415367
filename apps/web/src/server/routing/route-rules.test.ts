import { locales, siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { checkRouteRules, routeRulesOf, ruleFor } from '@/server/routing/route-rules';

const spain = siteOfLocale('es-ES');

describe('route rules', () => {
  it('stop the start on an unknown name, with the message of the specification', () => {
    expect(() => checkRouteRules({ '/x/': { teleport: true } })).toThrow(
      new Error('Unknown route middleware: teleport'),
    );
  });
  it('exist for every site', () => {
    for (const locale of locales) expect(() => checkRouteRules(routeRulesOf(siteOfLocale(locale)))).not.toThrow();
  });
  it.each(['/blog/x/', '/author/x/', '/bank/x/', '/lenders/12/', '/go/67/'])('check %s on every site', (path) => {
    for (const locale of locales) expect(ruleFor(siteOfLocale(locale), path, 'validity'), locale).toBe(true);
  });
  it('guard the lenders under their path in the language of the site', () => {
    expect(ruleFor(spain, '/prestamistas/vivus/', 'validity')).toBe(true);
    expect(ruleFor(siteOfLocale('vi-VN'), '/to-chuc-cho-vay/x/', 'validity')).toBe(true);
    expect(ruleFor(spain, '/prestamistas/', 'validity')).toBeUndefined();
  });
});
