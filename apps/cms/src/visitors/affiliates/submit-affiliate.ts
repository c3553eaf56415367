import { siteOfLocale } from '@prestafaro/countries';
import type { AffiliateRequest } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressHashOf } from '../../delivery/mail/address-hash';
import { mailAffiliate } from '../../delivery/mail/affiliate-mails';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { newAffiliateCode } from './affiliate-code';
import { recordChange } from './affiliate-history';
import { type AffiliateRow, encryptContact, hadContract } from './affiliate-row';
import { mailProposal } from './mail-proposal';
import { type Proposal, type ProposedRequest, proposalsOf } from './proposals';
import { proposedLines } from './proposed-lines';

/** The same request brings no second mail in this time. */
const MAIL_EVERY_MS = 60 * 60_000;

interface Submission {
  strapi: Core.Strapi;
  personalData: PersonalData;
  email: string;
  now: Date;
}

/**
 * Stores a request. An address has one request on a site, and anybody can type any address, so a later form changes nothing: it is a proposal, which
 * takes effect when the link of its own mail is confirmed. One that proposes nothing new has another link mailed.
 * The answer is always the same, so the form does not tell who is an affiliate. Call it for one address at a time.
 */
export async function submitAffiliate(
  strapi: Core.Strapi,
  personalData: PersonalData,
  request: AffiliateRequest,
  now: Date,
): Promise<void> {
  const { locale: site, name, website, text, model, payoutMethod } = request;
  const email = request.email.trim();
  const submission: Submission = { strapi, personalData, email, now };
  const proposal: Proposal = { kind: 'request', content: { name, website, text, model, payoutMethod } };
  await strapi.db.transaction(async () => {
    const where = { site, addressHash: addressHashOf(personalData, email) };
    const stored: AffiliateRow | null = await strapi.db.query(uidOf('affiliate')).findOne({ where });
    if (!stored) return storeRequest(submission, site, proposal.content);
    const isOver = stored.state === 'refused' || stored.state === 'ended';
    const isNew = isOver || proposedLines(personalData, stored, proposal).length > 0;
    await (isNew ? propose(submission, stored, proposal) : mailAgain(submission, stored));
  });
}

async function storeRequest(
  { strapi, personalData, email, now }: Submission,
  site: AffiliateRow['site'],
  { model: wishedModel, payoutMethod, ...contact }: ProposedRequest,
): Promise<void> {
  const code = newAffiliateCode();
  const { country } = siteOfLocale(site);
  const addressHash = addressHashOf(personalData, email);
  const { id }: { id: number } = await strapi.db.query(uidOf('affiliate')).create({
    data: {
      ...{ code, site, country, addressHash, wishedModel, payoutMethod },
      contact: encryptContact(personalData, code, { ...contact, email }),
      ...{ state: 'requested', stateChangedAt: now, requestedAt: now, mailedAt: now },
    },
  });
  await recordChange(strapi, { affiliateId: id, fromState: null, toState: 'requested', at: now });
  await mailAffiliate(strapi, { site, email }, { template: 'affiliate-request', props: { affiliateId: id } }, now);
}

/** A proposal that waits already brings no second mail, because its own is on the way. */
async function propose(
  { strapi, personalData, email, now }: Submission,
  affiliate: AffiliateRow,
  proposal: Proposal,
): Promise<void> {
  const isSame = ({ content }: Proposal) => JSON.stringify(content) === JSON.stringify(proposal.content);
  const waiting = await proposalsOf(strapi, personalData, { affiliateId: affiliate.id });
  if (waiting.some((each) => isSame(each) && now.getTime() - each.at.getTime() < MAIL_EVERY_MS)) return;
  await mailProposal(strapi, personalData, { ...affiliate, email }, proposal, now);
}

async function mailAgain({ strapi, email, now }: Submission, { id, site, mailedAt, ...affiliate }: AffiliateRow) {
  if (mailedAt && now.getTime() - new Date(mailedAt).getTime() < MAIL_EVERY_MS) return;
  await strapi.db.query(uidOf('affiliate')).update({ where: { id }, data: { mailedAt: now } });
  const template = hadContract(affiliate) ? 'affiliate-link' : 'affiliate-request';
  await mailAffiliate(strapi, { site, email }, { template, props: { affiliateId: id } }, now);
}
