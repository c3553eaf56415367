import { siteOfLocale } from '@prestafaro/countries';
import type { ClickAnswer, ClickMessage } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type LenderDelivery, POPULATE_DELIVERY } from '../../delivery/lenders/lender-delivery';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { creditedAffiliate } from '../affiliates/credited-affiliate';
import { creditClick } from '../affiliates/credits';
import { changeApplicationStatus } from '../applications/change-status';
import { newClickId } from './click-id';
import { wasOncePublished } from './offer-numbers';
import { outboundLink, storedLink } from './outbound-link';
import { networkOfSite } from './site-networks';

export interface PublishedOffer {
  header: string;
  lenderLink: string | null;
  lender: { documentId: string; name: string; network: string | null; delivery: LenderDelivery | null } | null;
}

interface Applicant {
  id: number;
  arm: string | null;
  attribution: ClickMessage['attribution'];
}

/** A recorded click. */
export interface StoredClick {
  readonly clickId: string;
  readonly applicationId: number | null;
  readonly offer: PublishedOffer;
  /** Where the click leads. */
  readonly url: string;
}

/**
 * Records a click on an offer and returns its target: the link that an editor stored, with the parameters of the lender's
 * network. The visitor's application becomes `offer_picked` if that change is allowed; the click counts in any case.
 * @returns `retired` for an offer that is no longer published or has no link; null for one that never was published
 */
export async function recordClick(
  strapi: Core.Strapi,
  personalData: PersonalData,
  message: ClickMessage,
  now = new Date(),
): Promise<ClickAnswer | null> {
  const click = await storeClick(strapi, personalData, message, now);
  if (click === null || click === 'retired') return click && { outcome: click };
  return { outcome: 'leads', url: click.url };
}

/** Writes the row of a click and the pick of the application. Inside a transaction of the caller it joins that one. */
export async function storeClick(
  strapi: Core.Strapi,
  personalData: PersonalData,
  message: ClickMessage,
  now: Date,
): Promise<StoredClick | 'retired' | null> {
  const { locale: site, offerId } = message;
  const { country } = siteOfLocale(site);
  const offer = await publishedOffer(strapi, site, offerId);
  if (!offer) return (await wasOncePublished(strapi, site, offerId)) ? 'retired' : null;
  const link = storedLink(offer.lenderLink);
  if (!link) return 'retired';

  const network = await networkOfLender(strapi, site, offer.lender);
  const applicant = message.token ? await applicantOf(strapi, personalData, message.token, country) : null;
  const arm = message.isArmAllowed ? (message.arm ?? applicant?.arm ?? null) : null;
  const attribution = message.isSourceAllowed ? (message.attribution ?? applicant?.attribution ?? null) : null;
  const clickId = newClickId();
  await strapi.db.transaction(async () => {
    const affiliate = await creditedAffiliate(strapi, country, attribution);
    await strapi.db.query(uidOf('click')).create({
      data: {
        clickId,
        applicationId: applicant?.id ?? null,
        site,
        country,
        offerId,
        offerHeader: offer.header,
        lenderName: offer.lender?.name ?? null,
        network: network?.key ?? null,
        targetHost: link.host,
        arm,
        attribution,
        affiliateId: affiliate?.id ?? null,
        at: now,
      },
    });
    if (affiliate) await creditClick(strapi, affiliate, { clickId, site, now });
    if (!applicant) return;
    await changeApplicationStatus(strapi, {
      applicationId: applicant.id,
      to: 'offer_picked',
      source: 'click_out',
      clickId,
      now,
    });
  });
  const source = attribution?.sub1 ?? attribution?.utm_source ?? null;
  const url = outboundLink(link, network, { clickId, source, arm });
  return { clickId, applicationId: applicant?.id ?? null, offer, url };
}

/** A published offer with its lender. */
export function publishedOffer(strapi: Core.Strapi, site: string, offerId: number): Promise<PublishedOffer | null> {
  const published = { publishedAt: { $notNull: true } };
  return strapi.db.query(uidOf('offer')).findOne({
    select: ['header', 'lenderLink'],
    where: { locale: site, offerId, ...published },
    populate: { lender: { select: ['documentId', 'name', 'network'], where: published, populate: POPULATE_DELIVERY } },
  });
}

/** A lender that names a network which the site does not have still gets its visitors, and a warning is logged. */
async function networkOfLender(strapi: Core.Strapi, site: string, lender: PublishedOffer['lender']) {
  if (!lender?.network) return null;
  const network = await networkOfSite(strapi, site, lender.network);
  if (!network) {
    strapi.log.warn(
      `clicks: ${lender.name} names the network ${lender.network}, which the settings of ${site} do not have: its clicks carry no id`,
    );
  }
  return network;
}

/** The application of a token in this country. A blocked application may not be used (R26). */
function applicantOf(
  strapi: Core.Strapi,
  personalData: PersonalData,
  token: string,
  country: string,
): Promise<Applicant | null> {
  return strapi.db.query(uidOf('application')).findOne({
    select: ['id', 'arm', 'attribution'],
    where: { tokenHash: personalData.lookupHash('token', token), country, isBlocked: false },
  });
}
