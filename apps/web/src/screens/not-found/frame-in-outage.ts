import 'server-only';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { CmsUnavailable } from '@/cms/cms-error';
import { leaveUnstored } from '@/cms/leave-unstored';
import { loadMessages } from '@/messages/load-messages';
import { log, reasonOf } from '@/server/log/log';
import { arrangeMenu, loadMenu, type SiteMenu } from '@/shell/menu/menu';
import { loadSiteFrame, type SiteFrame } from '@/shell/site-view';

/**
 * Frame and menu for a screen that must render even if the CMS is away and nothing is cached: a 404 stays a 404.
 * Without the CMS the screen has interface messages only, and is not stored.
 */
export async function frameInAnOutage(locale: Locale): Promise<{ frame: SiteFrame; menu: SiteMenu }> {
  try {
    const [frame, menu] = await Promise.all([loadSiteFrame(locale), loadMenu(locale)]);
    return { frame, menu };
  } catch (error) {
    // An absent CMS is logged once, and not for each screen.
    const level = error instanceof CmsUnavailable ? 'debug' : 'warn';
    log[level]('Screen drawn without the CMS', { locale, reason: reasonOf(error) });
    await leaveUnstored();
    const site = siteOfLocale(locale);
    const messages = await loadMessages(locale);
    const frame = { site, messages, settings: null, money: site.moneyFormat, hasSamples: false };
    return { frame, menu: arrangeMenu([]) };
  }
}
