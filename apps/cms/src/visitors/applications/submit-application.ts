import { applicationForm, checkAnswers, siteOfLocale, todayIn } from '@prestafaro/countries';
import type { AnswerProblem, ChallengeAnswer, Submission } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { PersonalData } from '../personal-data/personal-data';
import { networkOf } from '../visitor-endpoints/person-hash';
import type { RateLimit } from '../visitor-endpoints/rate-limits';
import { type AccountWanted, accountWanted } from './account-wanted';
import type { ApplicationKeys } from './application-keys';
import type { CheckedSubmission } from './application-record';
import type { AttackGuard } from './attack-guard';
import { canonicalSubmission } from './canonical-submission';
import { consentFaults } from './consent-faults';
import { loanLimitsOf } from './lending-site';
import { matchOrLog } from './match-application';
import { storeApplication } from './store-application';

export type SubmitOutcome =
  | { outcome: 'stored'; token: string; isNew: boolean }
  | ({ outcome: 'account-wanted' } & AccountWanted)
  | { outcome: 'refused'; problems: AnswerProblem[] }
  | { outcome: 'key-reused' }
  | { outcome: 'challenged'; challenge: ChallengeAnswer }
  | { outcome: 'too-many'; retryAfterSeconds: number };

/** What is counted before an application is stored (R34). */
export type ApplicationCounted = 'perAddress' | 'perPerson' | 'perSite';

export interface SubmissionServices {
  strapi: Core.Strapi;
  personalData: PersonalData;
  keys: ApplicationKeys;
  limit: RateLimit<ApplicationCounted>;
  guard: AttackGuard;
}

/**
 * Takes a submitted form in, in the order in which least is done for who must not pass: a repeat is answered from what is
 * stored; then the answers, an attack, the account (R21) and the limits; then it is stored and matched. What is refused is
 * neither stored nor logged, whoever is too young included (R29).
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

  const { locale: site, isAccountAsked } = submission;
  await guard.note(site);
  const { country } = siteOfLocale(site);
  const checked = await checkSubmission(strapi, submission, now);
  if (!checked.ok) return { outcome: 'refused', problems: checked.problems };
  const { answers } = checked;

  const proof = await guard.examine(site, submission.proof, now);
  if (proof.isWanted && !proof.id) {
    return { outcome: 'challenged', challenge: await guard.challenge(site, now, submission.proof) };
  }

  const wanted = isAccountAsked ? null : await accountWanted(strapi, site, country, answers, now);
  if (wanted) return { outcome: 'account-wanted', ...wanted };

  const tokenHash = personalData.lookupHash('token', keys.token(submission.key));
  const complete: CheckedSubmission = { site, country, submission, answers, keyHash, contentHash, tokenHash };
  const retryAfterSeconds = await limit.secondsToWait(countedKeys(personalData, complete));
  if (retryAfterSeconds !== null) return { outcome: 'too-many', retryAfterSeconds };
  if (proof.isWanted && !(await guard.spend(proof.id))) {
    return { outcome: 'challenged', challenge: await guard.challenge(site, now) };
  }
  return store(services, complete, now);
}

type Checked = { ok: true; answers: CheckedSubmission['answers'] } | { ok: false; problems: AnswerProblem[] };

/** The rules of the country's form, on the limits that the site's settings have at this moment, and the boxes. */
async function checkSubmission(strapi: Core.Strapi, submission: Submission, now: Date): Promise<Checked> {
  const { locale, arm, consents } = submission;
  const { country } = siteOfLocale(locale);
  const context = { today: todayIn(country, now), limits: await loanLimitsOf(strapi, locale) };
  const check = checkAnswers(country, applicationForm(country, submission), submission.answers, context);
  const problems = [...(check.ok ? [] : check.faults), ...consentFaults(country, arm, consents)];
  return check.ok && problems.length === 0 ? { ok: true, answers: check.answers } : { ok: false, problems };
}

function countedKeys(personalData: PersonalData, { site, submission, answers }: CheckedSubmission) {
  return {
    perAddress: personalData.lookupHash('address', networkOf(submission.address)),
    perPerson: personalData.lookupHash('phone', answers.phone),
    perSite: site,
  };
}

/** What is stored under the key already, if anything is. */
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

/** Of two at once with one key the database takes one; the other then reads what that one wrote. */
async function store(services: SubmissionServices, checked: CheckedSubmission, now: Date): Promise<SubmitOutcome> {
  const { strapi, personalData, keys } = services;
  const { submission, keyHash, contentHash } = checked;
  try {
    const id = await storeApplication(strapi, personalData, checked, now);
    await matchOrLog(strapi, id, now);
    return { outcome: 'stored', token: keys.token(submission.key), isNew: true };
  } catch (error) {
    const other = await storedOutcome(services, submission.key, keyHash, contentHash);
    if (other) return other;
    throw error;
  }
}
