import type { Language } from '@prestafaro/types/country';

/** What a claim wrongly promises: money soon, a loan with ease, a sure approval, or that debts do not matter. */
export type ClaimKind = 'speed' | 'ease' | 'certainty' | 'debts';

/** A claim that was found in a text of an editor (R5). */
export interface ForbiddenClaim {
  /** The words as they stand in the text. */
  readonly phrase: string;
  readonly kind: ClaimKind;
}

/**
 * Claims that an advertisement for credit must not make (R5; Directive (EU) 2023/2225, article 8), in each language that editors write.
 * Where a word is usual in other contexts too, it counts only beside a word for money or a loan.
 */
const claims: Readonly<Record<Language, Readonly<Record<ClaimKind, string>>>> = {
  es: {
    speed: 'en \\d+ (?:minutos|segundos)|al instante|rápid[oa]s?|rapidísim[oa]s?',
    ease: 'fácil(?:es)?|facilísim[oa]s?|sin requisitos',
    certainty: 'garantizad[oa]s?|100 ?% aprobad[oa]s?|aprobación segura|préstamo seguro para todos',
    debts: 'aunque (?:estés|esté|aparezcas) en (?:asnef|(?:el )?buró)|con asnef sin problema',
  },
  en: {
    speed: 'in \\d+ (?:minutes|seconds)|instant(?:ly)?|(?:fast|quick) (?:cash|money|loans?|approval|payout)',
    ease: 'easy (?:cash|money|loans?|approval)|no requirements',
    certainty: 'guaranteed|100 ?% approv(?:al|ed)|sure approval',
    debts: 'even if you are blacklisted|bad credit is no problem|no credit check',
  },
  pl: {
    speed:
      'w \\d+ minut[yę]?|natychmiastow\\p{L}*|błyskawiczn\\p{L}*|szybk\\p{L}* (?:pożyczk|kredyt|gotówk|pieniądz)\\p{L}*',
    ease: 'łatw\\p{L}* (?:pożyczk|kredyt|pieniądz)\\p{L}*|bez formalności|bez wymagań',
    certainty: 'gwarantowan\\p{L}*|100 ?% (?:akceptacji|przyznawalności)|pewn\\p{L}* akceptacj\\p{L}*',
    debts: 'bez bik|mimo (?:długów|zadłużenia)|nawet z komornikiem',
  },
  ru: {
    speed: 'за \\d+ минут\\p{L}*|мгновенн\\p{L}*|моментальн\\p{L}*|быстр\\p{L}* (?:кредит|займ|заём|деньг)\\p{L}*',
    ease: 'л[её]гк\\p{L}* (?:кредит|займ|заём|деньг)\\p{L}*|без требований',
    certainty: 'гарантированн\\p{L}*|без отказ\\p{L}*|100 ?% одобрени\\p{L}*',
    debts: 'даже с плохой кредитной историей|с любой кредитной историей',
  },
  uk: {
    speed: 'за \\d+ хвилин\\p{L}*|миттєв\\p{L}*|швидк\\p{L}* (?:кредит|позик|грош)\\p{L}*',
    ease: 'легк\\p{L}* (?:кредит|позик|грош)\\p{L}*|без вимог',
    certainty: 'гарантован\\p{L}*|без відмов\\p{L}*|100 ?% схваленн\\p{L}*',
    debts: 'навіть (?:із|з) поганою кредитною історією|з будь-якою кредитною історією',
  },
  kk: {
    speed:
      '\\d+ (?:минутта|минутт\\p{L}*|секундта)|лезде|бірден ақша\\p{L}*|(?:жылдам|тез|шұғыл) (?:несие|қарыз|микроқарыз|ақша)\\p{L}*',
    ease: '(?:оңай|жеңіл) (?:несие|қарыз|микроқарыз|ақша)\\p{L}*|(?:ешқандай )?талапсыз',
    certainty:
      'кепілді (?:мақұлдау|несие|қарыз)\\p{L}*|бас тартусыз|бас тартпай береді|100 ?% мақұлда\\p{L}*|сөзсіз мақұлда\\p{L}*',
    debts: 'нашар кредиттік тарихпен де|кез келген кредиттік тарихпен|берешегіңіз болса да береді',
  },
  vi: {
    speed: 'trong \\d+ phút|tức thì|ngay lập tức|(?:vay|tiền|giải ngân|duyệt) (?:siêu )?nhanh',
    ease: 'vay dễ(?: dàng)?|dễ dàng vay|không cần điều kiện',
    certainty: 'bao duyệt|(?:đảm bảo|cam kết|chắc chắn) (?:được )?duyệt|duyệt 100 ?%',
    debts: 'nợ xấu vẫn (?:vay|được)',
  },
  ms: {
    speed: 'dalam \\d+ minit|serta-merta|(?:pinjaman|wang) (?:segera|cepat|kilat)|lulus segera',
    ease: 'pinjaman mudah|mudah lulus|tanpa syarat',
    certainty: 'dijamin|terjamin|lulus 100 ?%|100 ?% lulus',
    debts: 'walaupun (?:disenarai ?hitam|ada tunggakan)|blacklist pun boleh',
  },
};

/**
 * The forbidden claims in a text, in the order of their kinds.
 * @param allowed phrases that a person has reviewed: claims within them are accepted
 */
export function forbiddenClaims(text: string, language: Language, allowed: readonly string[] = []): ForbiddenClaim[] {
  const examined = allowed
    .filter((phrase) => phrase.trim() !== '')
    .reduce((rest, phrase) => rest.replaceAll(phrase.trim(), ' … '), text.replaceAll('\u00a0', ' '));
  return kinds.flatMap((kind) =>
    [...examined.matchAll(patternOf(claims[language][kind]))].map(([phrase]) => ({ phrase, kind })),
  );
}

const kinds: readonly ClaimKind[] = ['speed', 'ease', 'certainty', 'debts'];

/** Whole words only; `\b` knows no letters outside of English. */
const patternOf = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');
