import { countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksForDocumentKind, checkDocument, documentKindsOf } from './check-document.ts';

describe('checkDocument: accepts a valid number in any spelling', () => {
  test.each([
    ['ES', '12345678Z', 'dni', '12345678Z'],
    ['ES', '12345678z', 'dni', '12345678Z'],
    ['ES', '12.345.678-Z', 'dni', '12345678Z'],
    ['ES', '00000000T', 'dni', '00000000T'],
    ['ES', 'X1234567L', 'nie', 'X1234567L'],
    ['ES', 'y-1234567-x', 'nie', 'Y1234567X'],
    ['ES', 'Z1234567R', 'nie', 'Z1234567R'],
    ['MX', 'HEGG560427MVZRRL04', 'curp', 'HEGG560427MVZRRL04'],
    ['MX', 'BOXW310820HNERXN09', 'curp', 'BOXW310820HNERXN09'],
    ['MX', 'GODE-561231-GR8', 'rfc', 'GODE561231GR8'],
    ['VN', '001099012345', 'cccd', '001099012345'],
    ['PL', '44051401359', 'pesel', '44051401359'],
    ['PL', '02270803624', 'pesel', '02270803624'],
    ['MY', '770305-02-1234', 'mykad', '770305021234'],
    ['ZA', '800101 5009 087', 'za-id', '8001015009087'],
    ['ZA', '7503305044089', 'za-id', '7503305044089'],
    ['KZ', '900101350013', 'iin', '900101350013'],
    ['KZ', '850515300125', 'iin', '850515300125'],
    ['KZ', '010701500045', 'iin', '010701500045'],
    ['UA', '1759013776', 'rnokpp', '1759013776'],
    ['UA', 'АВ 123456', 'passport', 'АВ123456'],
  ] as const)('%s %s is a %s and stored as %s', (country, text, kind, normalized) => {
    expect(checkDocument(country, text)).toMatchObject({ ok: true, kind, normalized });
  });
});

describe('checkDocument: names the problem of an invalid number', () => {
  test.each([
    ['ES', '12345678A', 'checksum'],
    ['ES', 'X1234567A', 'checksum'],
    ['ES', '1234567L', 'length'],
    ['ES', '12345678', 'length'],
    ['ES', 'K1234567A', 'not-accepted'],
    ['ES', 'L1234567L', 'not-accepted'],
    ['ES', 'M1234567L', 'not-accepted'],
    ['ES', 'B12345674', 'not-accepted'],
    ['ES', 'DNI 12345678Z', 'format'],
    ['MX', 'HEGG560427MVZRRL05', 'checksum'],
    ['MX', 'HEGG560431MVZRRL04', 'impossible-date'],
    ['MX', 'GODE561231GR9', 'checksum'],
    ['MX', 'GODE561331GR8', 'impossible-date'],
    ['MX', 'GODE561231', 'length'],
    ['MX', 'HEGG560427MVZRRL0', 'length'],
    ['MX', 'MAB9307148T4', 'not-accepted'],
    ['MX', '560427HEGGMVZRRL04', 'format'],
    ['VN', '097099012345', 'unknown-place'],
    ['VN', '000099012345', 'unknown-place'],
    ['VN', '001499012345', 'impossible-date'],
    ['VN', '00109901234', 'length'],
    ['VN', '012345678', 'not-accepted'],
    ['PL', '44051401358', 'checksum'],
    ['PL', '44133201359', 'impossible-date'],
    ['PL', '4405140135', 'length'],
    ['PL', 'ABC123456', 'not-accepted'],
    ['MY', '771305-02-1234', 'impossible-date'],
    ['MY', '770305-17-1234', 'unknown-place'],
    ['MY', '770305021', 'length'],
    ['ZA', '8503305044089', 'checksum'],
    ['ZA', '8013015009087', 'impossible-date'],
    ['ZA', '8001015009384', 'format'],
    ['KZ', '900101350014', 'checksum'],
    ['KZ', '900101950013', 'impossible-date'],
    ['KZ', '901301350013', 'impossible-date'],
    ['UA', '1759013777', 'checksum'],
    ['UA', '0000013776', 'impossible-date'],
    ['UA', '17590137761', 'length'],
    ['UA', '175901377', 'length'],
    ['UA', 'FZ123456', 'format'],
  ] as const)('%s %s: %s', (country, text, problem) => {
    expect(checkDocument(country, text)).toMatchObject({ ok: false, problem });
  });

  test.each(countryCodes)('%s: reports "empty" for spaces and dashes', (country) => {
    expect(checkDocument(country, ' - ')).toEqual({ ok: false, problem: 'empty' });
  });
});

test('checkDocument: refuses a valid document of a kind that the lender does not accept', () => {
  expect(checkDocument('MX', 'GODE561231GR8', 'curp')).toEqual({ ok: false, problem: 'not-accepted', kind: 'rfc' });
  expect(checkDocument('MX', 'HEGG560427MVZRRL04', 'curp').ok).toBe(true);
  expect(checkDocument('ES', '12345678Z', 'passport')).toMatchObject({ ok: false, problem: 'not-accepted' });
});

describe('checkDocument in the Philippines, where the visitor chooses the kind', () => {
  test.each([
    ['philsys', '1234-5678-9012-3456', '1234567890123456'],
    ['umid', '0111-1234567-8', '011112345678'],
    ['sss', '34-1234567-8', '3412345678'],
    ['tin', '123-456-789-000', '123456789000'],
    ['drivers-license', 'n01-12-123456', 'N0112123456'],
    ['passport', 'P1234567A', 'P1234567A'],
  ] as const)('%s %s', (kind, text, normalized) => {
    expect(checkDocument('PH', text, kind)).toEqual({ ok: true, kind, normalized });
  });

  test.each([
    [undefined, '123456789000', 'kind-missing'],
    ['philsys', '123456789012', 'not-accepted'],
    ['philsys', '12345678901234567', 'length'],
    ['tin', '12345678', 'length'],
    ['tin', '12345678A', 'format'],
    ['passport', 'P123', 'length'],
    ['passport', 'P123_4567', 'format'],
    ['dni', '12345678Z', 'not-accepted'],
  ] as const)('%s %s: %s', (kind, text, problem) => {
    expect(checkDocument('PH', text, kind)).toMatchObject({ ok: false, problem });
  });
});

test('checkDocument: calculates the check digit of an ИИН again after a 10, and refuses a number with 10 twice', () => {
  expect(checkDocument('KZ', '900101300811').ok).toBe(true);
  expect(checkDocument('KZ', '900101300810')).toMatchObject({ problem: 'checksum' });
  const neverIssued = [...'0123456789'].map((digit) => checkDocument('KZ', `90010130080${digit}`).ok);
  expect(neverIssued).not.toContain(true);
});

test('checkDocument: accepts nine digits in Ukraine as a card only if that kind was chosen, else as a РНОКПП that is too short', () => {
  expect(checkDocument('UA', '123 456 789', 'id-card')).toEqual({ ok: true, kind: 'id-card', normalized: '123456789' });
  expect(checkDocument('UA', '1234567890', 'id-card')).toEqual({ ok: false, problem: 'length', kind: 'id-card' });
  expect(checkDocument('UA', '1759013776', 'passport')).toEqual({ ok: false, problem: 'format', kind: 'passport' });
  expect(checkDocument('UA', 'АВ123456', 'rnokpp')).toEqual({ ok: false, problem: 'not-accepted', kind: 'passport' });
  expect(countryCodes.filter(asksForDocumentKind)).toEqual(['PH', 'UA']);
});

test('checkDocument: accepts a Ukrainian passport booklet that was typed with Latin letters', () => {
  expect(checkDocument('UA', 'AB123456')).toEqual(checkDocument('UA', 'АВ123456'));
});

test.each(countryCodes)('%s: checkDocument never throws, and accepts its own normalised output', (country) => {
  const writing = fc.oneof(fc.string({ maxLength: 24 }), fc.stringMatching(/^[A-Z0-9 .-]{0,20}$/));
  fc.assert(
    fc.property(writing, fc.constantFrom(undefined, ...documentKindsOf(country)), (text, kind) => {
      const first = checkDocument(country, text, kind);
      if (first.ok) expect(checkDocument(country, first.normalized, kind)).toEqual(first);
    }),
  );
});
