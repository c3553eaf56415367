import { type ClaimKind, forbiddenClaims, isLocale, siteOfLocale } from '@prestafaro/countries';
import type { LocalizedType } from '../content-types';
import { settings } from '../labels/components/settings';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';
import { textsOf } from './texts-of';

/** A phrase that a person has reviewed: it has a forbidden word and promises nothing. */
export interface AllowedPhrase {
  phrase?: string | null;
  reason?: string | null;
}

const WRONG: Readonly<Record<ClaimKind, string>> = {
  speed: 'promete rapidez',
  ease: 'promete facilidad',
  certainty: 'promete que se concede',
  debts: 'dice que las deudas no importan',
};

/** What visitors wrote is theirs: moderators decide about it. */
const OF_VISITORS: ReadonlySet<LocalizedType> = new Set<LocalizedType>(['comment']);

export interface ClaimDraft {
  type: LocalizedType;
  data: Record<string, unknown>;
  locale: string;
}

/** Finds claims that an advertisement for credit must not make (R5), in every text of an entry, beside its field. */
export function claimProblems({ type, data, locale }: ClaimDraft, allowed: readonly AllowedPhrase[]): Problem[] {
  if (!isLocale(locale) || OF_VISITORS.has(type)) return [];
  const { language } = siteOfLocale(locale);
  const phrases = allowed.flatMap(({ phrase }) => (phrase ? [phrase] : []));
  return textsOf(data).flatMap(({ path, text }) => {
    const claims = forbiddenClaims(text, language, phrases);
    return [...new Map(claims.map((claim) => [claim.phrase.toLowerCase(), claim])).values()].map(
      ({ phrase, kind }) => ({
        path,
        message: refusal(phrase, kind),
      }),
    );
  });
}

const list = `${fieldName(settings.compliance, 'allowedPhrases')} de ${fieldName(siteSetting, 'compliance')}`;

const refusal = (phrase: string, kind: ClaimKind) =>
  `“${phrase}” ${WRONG[kind]}, y la publicidad de un préstamo no puede. Escríbelo de otro modo o, si la frase no promete nada, pide que se añada con su motivo a ${list}.`;
