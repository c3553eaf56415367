import { siteOfLocale } from '@prestafaro/countries';
import type { ClickAnswer, ClickMessage } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { changeApplicationStatus } from '../applications/change-status';
import { newClickId } from './click-id';
import { wasOncePublished } from './offer-numbers';
import { outboundLink, storedLink } from './outbound-link';
import { networkOfSite } from './site-networks';

interface PublishedOffer {
  header: string;
  lenderLink: string | null;
  lender: { name: string; network: string | null } | null;
}

interface Applicant {
  id: number;
  arm: string | null;
  attribution: ClickMessage['attribution'];
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
  const { locale: site, offerId } = message;
  const { country } = siteOfLocale(site);
  const offer = await publishedOffer(strapi, site, offerId);
  if (!offer) return (await wasOncePublished(strapi, site, offerId)) ? { outcome: 'retired' } : null;
  const link = storedLink(offer.lenderLink);
  if (!link) return { outcome: 'retired' };

  const network = await networkOfLender(strapi, site, offer.lender);
  const applicant = message.token ? await applicantOf(strapi, personalData, message.token, country) : null;
  const arm = message.isArmAllowed ? (message.arm ?? applicant?.arm ?? null) : null;
  const attribution = message.isSourceAllowed ? (message.attribution ?? applicant?.attribution ?? null) : null;
  const clickId = newClickId();
  await strapi.db.transaction(async () => {
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
        at: now,
      },
    });
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
  return { outcome: 'leads', url: outboundLink(link, network, { clickId, source, arm }) };
}

function publishedOffer(strapi: Core.Strapi, site: string, offerId: number): Promise<PublishedOffer | null> {
  const published = { publishedAt: { $notNull: true } };
  return strapi.db.query(uidOf('offer')).findOne({
    select: ['header', 'lenderLink'],
    where: { locale: site, offerId, ...published },
    populate: { lender: { select: ['name', 'network'], where: published } },
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
