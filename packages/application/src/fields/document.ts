import {
  asksForDocumentKind,
  checkDocument,
  countryOf,
  type DocumentKind,
  documentKindsOf,
  maskDocument,
} from '@prestafaro/countries';
import { readers } from '../readers.ts';
import type { Labels } from './desk-description.ts';
import { defineComposite } from './field.ts';

const kindLabels: Labels<DocumentKind> = {
  dni: 'DNI',
  nie: 'NIE',
  curp: 'CURP',
  rfc: 'RFC',
  cccd: 'CCCD',
  pesel: 'PESEL',
  philsys: 'PhilSys',
  umid: 'UMID',
  sss: 'SSS',
  tin: 'TIN',
  'drivers-license': 'Permiso de conducir',
  passport: 'Pasaporte',
  mykad: 'MyKad',
  'za-id': 'Documento sudafricano',
  iin: 'IIN',
  rnokpp: 'RNOKPP',
  'id-card': 'Carné de identidad',
};

/** The number is normalised. */
export interface DocumentAnswer {
  readonly kind: DocumentKind;
  readonly number: string;
}

/** The identity document: kind and number. */
export const documentField = defineComposite({
  name: 'document',
  step: 'identity',
  questions: {
    documentKind: {
      ask: (country) =>
        asksForDocumentKind(country)
          ? { control: 'choice', isRequired: true, options: documentKindsOf(country), maxLength: 20 }
          : null,
      read: readers.documentKind,
    },
    document: {
      ask: (country) => {
        const { example, isNumeric } = countryOf(country).documents;
        return {
          control: 'document',
          isRequired: true,
          maxLength: 40,
          autoComplete: 'off',
          inputMode: isNumeric ? 'numeric' : 'text',
          ...(example && { example }),
          isSecret: true,
        };
      },
      read: readers.document,
    },
  },
  answerOf: ({ document }): DocumentAnswer | null =>
    document ? { kind: document.kind, number: document.normalized } : null,
  storage: {
    protection: 'encrypted',
    maxLength: { encrypted: 500, masked: 60 },
    encode: ({ number }: DocumentAnswer) => number,
    mask: ({ number }: DocumentAnswer) => maskDocument(number),
    lookup: {
      textOf: ({ number }: DocumentAnswer) => number,
      textsIn: (search, country) =>
        [undefined, ...documentKindsOf(country)].flatMap((kind) => {
          const document = checkDocument(country, search, kind);
          return document.ok ? [document.normalized] : [];
        }),
    },
    kind: { of: ({ kind }: DocumentAnswer) => kind, labels: kindLabels, exportHeading: 'Tipo de documento' },
    exported: [{ heading: 'Documento', read: (number) => number }],
  },
  desk: { panel: 'person', label: 'Documento', format: 'text' },
});
