import type { HeldData } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { historyOf } from '../../visitors/affiliates/affiliate-history';
import {
  type AffiliateRow,
  contactOf,
  encryptContact,
  hadContract,
  payoutDetailsOf,
} from '../../visitors/affiliates/affiliate-row';
import { eraseAffiliateLinks, eraseAffiliateRows } from '../../visitors/affiliates/erase-affiliate-rows';
import { eraseProposals, proposalsOf } from '../../visitors/affiliates/proposals';
import { isoOf, isoOrNull } from '../desk/application-row';
import type { PersonalData } from '../personal-data/personal-data';
import type { Erasure } from './erasure';
import { heldCreditChanges, heldCredits, heldPayments } from './held-credits';

type Held = HeldData['affiliates'][number];

/** What a person wrote, agreed on and earned as an affiliate. The names of our people stay out of it, as in the history of an application. */
export async function heldAffiliates(
  strapi: Core.Strapi,
  personalData: PersonalData,
  hashes: readonly string[],
): Promise<Held[]> {
  const rows = await affiliatesOf(strapi, hashes);
  return Promise.all(rows.map((row) => heldAffiliate(strapi, personalData, row)));
}

async function heldAffiliate(strapi: Core.Strapi, personalData: PersonalData, row: AffiliateRow): Promise<Held> {
  const { id, site, code, state, wishedModel, payoutMethod, model, rateCents, currency, holdDays } = row;
  const { name, email, website, text } = contactOf(personalData, row);
  const history = await historyOf(strapi, id);
  const proposals = await proposalsOf(strapi, personalData, { affiliateId: id });
  return {
    ...{ site, code, state, name, email, website, text, wishedModel, payoutMethod },
    requestedAt: isoOf(row.requestedAt),
    confirmedAt: isoOrNull(row.confirmedAt),
    payoutDetails: payoutDetailsOf(personalData, row),
    terms: model !== null && rateCents !== null && currency !== null ? { model, rateCents, currency, holdDays } : null,
    history: history.map(({ at, toState, changed, actor, reason, model, rateCents, holdDays }) => ({
      ...{ at: isoOf(at), state: toState, changed, reason, model, rateCents, holdDays },
      byAffiliate: actor === null,
    })),
    proposals: proposals.map(({ at, kind, content }) => ({ at: at.toISOString(), kind, ...textsOf(content) })),
    credits: await heldCredits(strapi, id),
    creditChanges: await heldCreditChanges(strapi, id),
    payments: await heldPayments(strapi, id),
  };
}

/** The values of a proposal by their names. */
const textsOf = (content: object): { values: Record<string, string> } => ({
  values: Object.fromEntries(Object.entries(content).map(([name, value]) => [name, String(value)])),
});

const affiliatesOf = (strapi: Core.Strapi, hashes: readonly string[]): Promise<AffiliateRow[]> =>
  strapi.db
    .query(uidOf('affiliate'))
    .findMany({ where: { addressHash: { $in: [...hashes] } }, orderBy: { id: 'asc' } });

/**
 * Erases requests without a contract. Of a contract, which the books need, it erases what no book needs: how visitors are brought, changes that
 * wait, and the links to the page.
 */
export async function eraseAffiliates({ strapi, personalData, person }: Erasure): Promise<number> {
  const rows = await affiliatesOf(strapi, person.hashes);
  const contracts = rows.filter(hadContract);
  for (const row of contracts) {
    const contact = encryptContact(personalData, row.code, { ...contactOf(personalData, row), text: '' });
    await strapi.db.query(uidOf('affiliate')).updateMany({ where: { id: row.id }, data: { contact } });
  }
  const ids = contracts.map(({ id }) => id);
  await eraseProposals(strapi, ids);
  await eraseAffiliateLinks(strapi, ids);
  return eraseAffiliateRows(strapi, { addressHash: { $in: [...person.hashes] }, model: { $null: true } });
}

/** How many contracts are kept. Call it after the erasure. */
export const countAffiliates = (strapi: Core.Strapi, hashes: readonly string[]): Promise<number> =>
  strapi.db.query(uidOf('affiliate')).count({ where: { addressHash: { $in: [...hashes] } } });
