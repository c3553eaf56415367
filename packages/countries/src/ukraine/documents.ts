import { addDays } from '../calendar-date.ts';
import {
  accept,
  type CountryDocuments,
  type DocumentCheck,
  type DocumentKind,
  digitsProblem,
  refuse,
} from '../documents/document.ts';
import { cyrillicLookalikes } from '../lookalikes.ts';
import { weightedSum } from '../weighted-sum.ts';

export const documents: CountryDocuments = {
  kinds: ['rnokpp', 'id-card', 'passport'],
  asksForKind: true,
  isNumeric: false,
  check: checkUkrainianDocument,
};

const passportBooklet = /^[А-ЯІЇЄҐ]{2}\d{6}$/u;

/**
 * A РНОКПП has ten digits. People who refused it for religious reasons have a passport booklet of two Cyrillic letters and six
 * digits, or an identity card of nine digits. The card is accepted only if that kind was chosen, because its number looks like
 * a РНОКПП without one digit.
 */
function checkUkrainianDocument(text: string, kind: DocumentKind | undefined): DocumentCheck {
  if (kind === 'id-card') {
    const problem = digitsProblem(text, 9);
    return problem ? refuse(problem, kind) : accept(kind, text);
  }
  const booklet = cyrillicLookalikes(text);
  if (passportBooklet.test(booklet)) return accept('passport', booklet);
  if (kind === 'passport') return refuse('format', kind);
  const problem = digitsProblem(text, 10);
  return problem ? refuse(problem, 'rnokpp') : checkRnokpp(text);
}

/** The first five digits count the days since 31.12.1899. The first weight is negative, so the sum may be negative too. */
function checkRnokpp(text: string): DocumentCheck {
  const days = Number(text.slice(0, 5));
  if (days === 0) return refuse('impossible-date', 'rnokpp');
  const sum = weightedSum(text, [-1, 5, 7, 9, 4, 6, 10, 5, 7]);
  const check = (((sum % 11) + 11) % 11) % 10;
  if (Number(text[9]) !== check) return refuse('checksum', 'rnokpp');
  return accept('rnokpp', text, { birthDate: addDays({ year: 1899, month: 12, day: 31 }, days) });
}
