import 'server-only';
import { locales, siteOfLocale } from '@prestafaro/countries';
import { environment } from '@/cms/environment';
import { keepManifestFresh } from '@/site/routes/keep-manifest-fresh';
import { checkRouteRules, routeRulesOf } from '@/site/routes/route-rules';
import { noteSocketAddresses } from '@/site/visitor-address';

/**
 * Checks what must be right before the first visitor comes, and loads the addresses. A wrong environment or an unknown
 * route rule stops the start: Next alone would log it and stay, serving nothing.
 */
export async function start(): Promise<void> {
  try {
    environment();
    for (const locale of locales) checkRouteRules(routeRulesOf(siteOfLocale(locale)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  noteSocketAddresses();
  await keepManifestFresh();
}
