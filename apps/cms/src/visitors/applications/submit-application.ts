import { applicationForm, checkAnswers } from '@prestafaro/application';
import { siteOfLocale, todayIn } from '@prestafaro/countries';
import type { AnswerProblem, Submission } from '@prestafaro/types/application';
import type { ChallengeAnswer } from '@prestafaro/types/challenge';
import { leadIdOf } from '@prestafaro/types/lead-id';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { networkOf } from '../endpoints/network-address';
import type { RateLimit } from '../endpoints/rate-limits';
import type { AttackGuard } from '../proofs/attack-guard';
import { factsOf } from './applicant';
import type { ApplicationKeys } from './application-keys';
import type { CheckedSubmission } from './application-record';
import { canonicalSubmission } from './canonical-submission';
import { consentFaults } from './consent-faults';
import { answerContextOf } from './lending-site';
import { type Matching, matchNew, offersForNew } from './match-application';
import type { SiteOffers } from './site-offers';
import { storeApplication } from './store-application';

export type SubmitOutcome =
  | { outcome: 'stored'; token: string; isNew: boolean }
  | { outcome: 'refused'; problems: AnswerProblem[] }
  | { outcome: 'key-reused' }
  | { outcome: 'challenged'; challenge: ChallengeAnswer }
  | { outcome: 'too-many'; retryAfterSeconds: number };

/** The things that are counted before an application is stored (R34). */
export type ApplicationCounted = 'perAddress' | 'perPerson';

export interface SubmissionServices {
  strapi: Core.Strapi;
  personalData: PersonalData;
  keys: ApplicationKeys;
  limit: RateLimit<ApplicationCounted>;
  guard: AttackGuard;
}

/**
 * Handles a submitted form. The order keeps the work for a refused form small: a repeat is answered from the stored row;
 * then come the answers, the attack guard and the limits; then the form is matched and stored. A refused
 * form is neither stored nor logged, and so is the form of a person who is too young (R29).
 */
export async function submitApplication(
  services: SubmissionServices,
  submission: Submission,
  now: Date,
): Promise<SubmitOutcome> {
  const { strapi, personalData, keys, limit, guard } = services;
  const keyHash = keys.keyHash(submission.key);
  const contentHash = keys.contentHash(canonicalSubmission(submission));
  const repeated = await storedOutcome(services, submission.key, keyHash, contentHash);
  if (repeated) return repeated;

  const { locale: site } = submission;
  await guard.countForm(site);
  const { country } = siteOfLocale(site);
  const offers = await offersForNew(strapi, site);
  const checked = await checkSubmission(strapi, submission, offers, now);
  if (!checked.ok) return { outcome: 'refused', problems: checked.problems };
  const { answers } = checked;

  const sender = { site, network: networkOf(submission.address) };
  const proof = await guard.examine(sender, submission, now);
  if (proof.isRequired && !proof.id) {
    return { outcome: 'challenged', challenge: await guard.challenge(sender, now, submission.proof) };
  }

  const token = keys.token(submission.key);
  const tokenHash = personalData.lookupHash('token', token);
  const leadIdHash = personalData.lookupHash('lead-id', leadIdOf(token));
  const hashes = { keyHash, contentHash, tokenHash, leadIdHash };
  const complete: CheckedSubmission = { site, country, submission, answers, ...hashes };
  const retryAfterSeconds = await limit.secondsToWait(countedKeys(personalData, complete));
  if (retryAfterSeconds !== null) return { outcome: 'too-many', retryAfterSeconds };
  if (proof.isRequired && !(await guard.spend(proof.id))) {
    return { outcome: 'challenged', challenge: await guard.challenge(sender, now) };
  }
  return store(services, complete, now, await matchNew(strapi, { site, offers }, factsOf(country, answers), now));
}

type Checked = { ok: true; answers: CheckedSubmission['answers'] } | { ok: false; problems: AnswerProblem[] };

/** Checks the rules of the country's form, with the range of the site at this moment, and the consents. */
async function checkSubmission(
  strapi: Core.Strapi,
  submission: Submission,
  offers: SiteOffers | undefined,
  now: Date,
): Promise<Checked> {
  const { locale, arm, consents } = submission;
  const { country } = siteOfLocale(locale);
  const context = { today: todayIn(country, now), ...(await answerContextOf(strapi, locale, offers?.published)) };
  const check = checkAnswers(country, applicationForm(country, submission), submission.answers, context);
  const problems = [...(check.ok ? [] : check.faults), ...consentFaults(country, arm, consents)];
  return check.ok && problems.length === 0 ? { ok: true, answers: check.answers } : { ok: false, problems };
}

function countedKeys(personalData: PersonalData, { submission, answers }: CheckedSubmission) {
  return {
    perAddress: personalData.lookupHash('address', networkOf(submission.address)),
    perPerson: personalData.lookupHash('phone', answers.phone),
  };
}

/** The outcome of an application that is stored under the key already; null if there is none. */
async function storedOutcome(
  { strapi, keys }: SubmissionServices,
  key: string,
  keyHash: string,
  contentHash: string,
): Promise<SubmitOutcome | null> {
  const row: { contentHash: string } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['contentHash'], where: { keyHash } });
  if (!row) return null;
  if (row.contentHash !== contentHash) return { outcome: 'key-reused' };
  return { outcome: 'stored', token: keys.token(key), isNew: false };
}

/** If two forms with one key arrive at once, the database accepts one; the other request then reads what that one wrote. */
async function store(
  services: SubmissionServices,
  checked: CheckedSubmission,
  now: Date,
  matching: Matching | undefined,
): Promise<SubmitOutcome> {
  const { strapi, personalData, keys } = services;
  const { submission, keyHash, contentHash } = checked;
  try {
    await storeApplication(strapi, personalData, checked, now, matching);
    return { outcome: 'stored', token: keys.token(submission.key), isNew: true };
  } catch (error) {
    const other = await storedOutcome(services, submission.key, keyHash, contentHash);
    if (other) return other;
    throw error;
  }
}
