import { randomUUID } from 'node:crypto';
import { checkPick, type PickAnswers, storedAnswers } from '@prestafaro/application';
import { siteOfLocale, todayIn } from '@prestafaro/countries';
import type { AnswerProblem, DeliveryMessage, DeliveryRefusal } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { applicationOfToken, type TokenApplication } from '../../visitors/applications/application-of-token';
import { answerContextOf } from '../../visitors/applications/lending-site';
import { type PublishedOffer, publishedOffer, type StoredClick, storeClick } from '../../visitors/clicks/record-click';
import { truncatedAddress } from '../../visitors/endpoints/network-address';
import { absentParts, askedParts } from './absent-parts';
import { receivedParts } from './lender-delivery';
import { deliveryQueueOf, deliverySettingsOf } from './provided';
import { isSendable, lenderConsent, offerChannel } from './sendable';

export type PickOutcome =
  | { readonly ok: true; readonly outcome: 'queued' | 'repeated' }
  | { readonly ok: false; readonly error: DeliveryRefusal }
  | { readonly ok: false; readonly error: 'answers'; readonly problems: readonly AnswerProblem[] };

const refused = (error: DeliveryRefusal): PickOutcome => ({ ok: false, error });

/**
 * Sends an application to the lender of an offer, after its applicant picked the offer and pressed the button that names the lender and what is
 * sent. Click, status, consent, delivery and the parts that the application lacked are written in one transaction. The same offer again
 * changes nothing.
 */
export async function pickLender(
  strapi: Core.Strapi,
  personalData: PersonalData,
  message: DeliveryMessage,
  now: Date,
): Promise<PickOutcome> {
  const { locale: site, offerId } = message;
  const application = await applicationOfToken(strapi, personalData, message.token);
  if (!application || siteOfLocale(site).country !== countryOf(application)) return refused('unknown-token');
  const offer = await publishedOffer(strapi, site, offerId);
  if (!offer) return refused('unknown-offer');
  if (await isQueued(strapi, application.id, offerId)) return { ok: true, outcome: 'repeated' };
  const fault = await pickFault(strapi, application, offer, message);
  if (fault) return refused(fault);
  const added = await addedAnswers(strapi, application, message, now);
  if (!added.ok) return { ok: false, error: 'answers', problems: added.faults };
  try {
    return await store(strapi, personalData, { application, added: added.answers }, message, now);
  } catch (error) {
    // Two presses at once: the unique index accepted the first one, and this transaction was rolled back.
    if (await isQueued(strapi, application.id, offerId)) return { ok: true, outcome: 'repeated' };
    throw error;
  }
}

const countryOf = ({ site }: TokenApplication) => siteOfLocale(site as DeliveryMessage['locale']).country;

async function isQueued(strapi: Core.Strapi, applicationId: number, offerId: number): Promise<boolean> {
  return (await strapi.db.query(uidOf('delivery')).count({ where: { applicationId, offerId } })) > 0;
}

async function pickFault(
  strapi: Core.Strapi,
  application: TokenApplication,
  { lender, lenderLink }: PublishedOffer,
  { locale: site, offerId, parts, text }: DeliveryMessage,
): Promise<DeliveryRefusal | null> {
  const received = receivedParts(lender?.delivery, deliverySettingsOf(strapi));
  if (!received || lenderLink === null) return 'click-out-only';
  // An editor changed the lender or what it gets after the page was made: the applicant has to read it again.
  const asked = askedParts(application);
  const absent = absentParts(application).filter((part) => !asked.includes(part) || !parts.includes(part));
  const sent = received.filter((part) => !absent.some((each) => each === part));
  if (lender?.name !== (await lenderNamedIn(strapi, site, text)) || sent.join() !== parts.join()) return 'changed';
  const match = application.matches?.find((each) => each.offerId === offerId);
  if (match && !match.isMatch) return 'closed';
  return (await isSendable(strapi, application.id)) ? null : 'closed';
}

/** Reads the parts that the lender receives and the application lacks, by the rules of the form. */
async function addedAnswers(
  strapi: Core.Strapi,
  application: TokenApplication,
  { locale: site, parts, answers }: DeliveryMessage,
  now: Date,
) {
  const { country } = siteOfLocale(site);
  const asked = askedParts(application).filter((part) => parts.includes(part));
  const context = { today: todayIn(country, now), ...(await answerContextOf(strapi, site)) };
  // The date of birth that the application has is the one with which a document must agree.
  return checkPick(country, asked, { ...answers, birthDate: application.birthDate }, context);
}

/** The lender of a site that a text names. Its name may contain that of another one: «Faro Plus» is not «Faro». */
async function lenderNamedIn(strapi: Core.Strapi, site: string, text: string): Promise<string | undefined> {
  const lenders: { name: string }[] = await strapi.db
    .query(uidOf('lender'))
    .findMany({ select: ['name'], where: { locale: site, publishedAt: { $notNull: true } } });
  const named = lenders.map(({ name }) => name).filter((name) => text.includes(name));
  return named.sort((one, other) => other.length - one.length)[0];
}

async function store(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { application, added }: { application: TokenApplication; added: PickAnswers },
  message: DeliveryMessage,
  now: Date,
): Promise<PickOutcome> {
  const columns = storedAnswers(added, countryOf(application), {
    encrypt: (column, text) => personalData.encrypt(`applications.${column}`, application.keyHash, text),
    lookupHash: personalData.lookupHash,
  });
  return strapi.db.transaction(async ({ onCommit }): Promise<PickOutcome> => {
    const click = await storeClick(strapi, personalData, message, now);
    const lender = click !== null && click !== 'retired' ? click.offer.lender : null;
    if (click === null || click === 'retired' || !lender?.delivery) return refused('click-out-only');
    if (Object.keys(columns).length > 0) {
      await strapi.db.query(uidOf('application')).update({ where: { id: application.id }, data: columns });
    }
    const consent = await lenderConsent(strapi, application.id);
    await strapi.db.query(uidOf('consent-record')).create({
      data: consentOf(application, message, consent?.subjectHash ?? '', now),
    });
    await strapi.db.query(uidOf('delivery')).create({
      data: deliveryOf(application, message, click, { ...lender, lane: lender.delivery.key }, now),
    });
    onCommit(() => deliveryQueueOf(strapi).wake());
    return { ok: true, outcome: 'queued' };
  });
}

/** The proof that the applicant named this lender (R22 b, R25). */
function consentOf({ id, site }: TokenApplication, message: DeliveryMessage, subjectHash: string, now: Date) {
  const { text, textVersion, address, offerId } = message;
  return {
    ...{ applicationId: id, subjectHash, site, purpose: 'lenders', isGiven: true, textVersion, text, at: now },
    ...{ truncatedAddress: truncatedAddress(address), channel: offerChannel(offerId), isBlocked: false },
  };
}

function deliveryOf(
  { id }: TokenApplication,
  { locale: site, offerId, parts }: DeliveryMessage,
  { clickId, offer }: StoredClick,
  { documentId: lenderId, name: lenderName, lane }: { documentId: string; name: string; lane: string },
  now: Date,
) {
  return {
    ...{ idempotencyKey: randomUUID(), kind: 'application', applicationId: id, site, lane, lenderId, lenderName },
    ...{ offerId, offerHeader: offer.header, clickId, parts },
    ...{ state: 'waiting', attempts: 0, queuedAt: now, dueAt: now },
  };
}
