import type { Language } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { type ClaimKind, forbiddenClaims } from './forbidden-claims.ts';

test.each<[Language, ClaimKind, string]>([
  ['es', 'speed', 'Tu dinero en 10 minutos'],
  ['es', 'speed', 'Crédito RÁPIDO'],
  ['es', 'ease', 'Préstamos fáciles'],
  ['es', 'ease', 'Sin requisitos'],
  ['es', 'certainty', '100\u00a0% aprobado'],
  ['es', 'debts', 'Préstamo aunque estés en ASNEF'],
  ['en', 'speed', 'Get quick cash'],
  ['en', 'certainty', 'Guaranteed approval'],
  ['pl', 'speed', 'Szybka pożyczka'],
  ['pl', 'certainty', 'Gwarantowana decyzja'],
  ['ru', 'speed', 'Деньги за 15 минут'],
  ['ru', 'certainty', 'Займ без отказа'],
  ['uk', 'speed', 'Миттєва позика'],
  ['uk', 'ease', 'Легкий кредит'],
  ['kk', 'speed', 'Ақша 15 минутта'],
  ['kk', 'speed', 'Жылдам қарыз'],
  ['kk', 'certainty', '100% мақұлданады'],
  ['vi', 'speed', 'Vay nhanh trong ngày'],
  ['vi', 'debts', 'Nợ xấu vẫn vay được'],
  ['ms', 'speed', 'Pinjaman segera'],
  ['ms', 'certainty', 'Kelulusan dijamin'],
])('%s: finds a claim of %s in «%s» (R5)', (language, kind, text) => {
  expect(forbiddenClaims(text, language).map((claim) => claim.kind)).toContain(kind);
});

test.each<[Language, string]>([
  ['es', 'Difícilmente se arrepiente quien compara. La guía se lee con facilidad.'],
  ['en', 'The lender answers within a working day. A breakfast for two.'],
  ['pl', 'Umowa jest łatwa do przeczytania.'],
  ['ru', 'Решение принимает кредитор. Быстро прочитать договор не получится.'],
  ['uk', 'Рішення ухвалює кредитор; сторінку легко знайти.'],
  ['kk', 'Шешімді кредитор қабылдайды. Келісімшартты оңай табасыз.'],
  ['vi', 'Bên cho vay trả lời trong một ngày làm việc.'],
  ['ms', 'Pemberi pinjaman menjawab dalam satu hari bekerja.'],
])('%s: finds nothing in a plain text (R5)', (language, text) => {
  expect(forbiddenClaims(text, language)).toEqual([]);
});

test('states the words as they stand in the text, each of them', () => {
  expect(forbiddenClaims('Rápido y garantizado, muy rápido', 'es')).toEqual([
    { phrase: 'Rápido', kind: 'speed' },
    { phrase: 'rápido', kind: 'speed' },
    { phrase: 'garantizado', kind: 'certainty' },
  ]);
});

test('accepts a claim within a reviewed phrase, and finds the same claim outside of it', () => {
  const text = 'Desconfía de quien prometa dinero al instante. Aquí, al instante.';
  expect(forbiddenClaims(text, 'es', ['quien prometa dinero al instante', ' '])).toEqual([
    { phrase: 'al instante', kind: 'speed' },
  ]);
});
