import { checkPhone, countryOf, maskPhone, toIsoDate } from '@prestafaro/countries';
import { readers } from '../readers.ts';
import { defineComposite, defineField } from './field.ts';

/** Who applies and how to reach them, in the order of the form. The document has a file of its own. */
export const personFields = [
  defineField({
    name: 'firstName',
    step: 'contact',
    isNeeded: true,
    ask: () => ({ control: 'line', isRequired: true, maxLength: 80, autoComplete: 'given-name' }),
    read: readers.firstName,
    storage: { protection: 'plain', column: { type: 'string', maxLength: 80 }, isFoundByBeginning: true },
    desk: { panel: 'person', label: 'Nombre', format: 'text' },
  }),
  defineField({
    name: 'lastName',
    step: 'contact',
    isNeeded: true,
    ask: () => ({ control: 'line', isRequired: true, maxLength: 120, autoComplete: 'family-name' }),
    read: readers.lastName,
    storage: { protection: 'plain', column: { type: 'string', maxLength: 120 }, isFoundByBeginning: true },
    desk: { panel: 'person', label: 'Apellidos', format: 'text' },
  }),
  defineComposite({
    name: 'birthDate',
    step: 'contact',
    isNeeded: true,
    questions: {
      birthDate: {
        ask: () => ({
          control: 'date',
          isRequired: true,
          maxLength: 10,
          autoComplete: 'bday',
          inputMode: 'numeric',
        }),
        read: readers.birthDate,
      },
    },
    answerOf: ({ birthDate }) => birthDate?.date ?? null,
    storage: { protection: 'plain', column: { type: 'date' }, write: toIsoDate },
    desk: { panel: 'person', label: 'Fecha de nacimiento', format: 'date' },
  }),
  defineField({
    name: 'phone',
    step: 'contact',
    isNeeded: true,
    ask: (country) => ({
      control: 'phone',
      isRequired: true,
      maxLength: 30,
      autoComplete: 'tel',
      inputMode: 'tel',
      example: countryOf(country).phones.example,
    }),
    read: readers.phone,
    storage: {
      protection: 'encrypted',
      maxLength: { encrypted: 500, masked: 40 },
      encode: (phone) => phone,
      mask: (phone, country) => maskPhone(country, phone),
      lookup: {
        textOf: (phone) => phone,
        textsIn: (search, country) => {
          const phone = checkPhone(country, search);
          return phone.ok ? [phone.e164] : [];
        },
      },
      exported: [{ heading: 'Teléfono', read: (phone) => phone }],
    },
    desk: { panel: 'person', label: 'Teléfono', format: 'text' },
  }),
  defineField({
    name: 'email',
    step: 'contact',
    isNeeded: true,
    ask: () => ({ control: 'email', isRequired: true, maxLength: 254, autoComplete: 'email', inputMode: 'email' }),
    read: readers.email,
    storage: {
      protection: 'plain',
      column: { type: 'string', maxLength: 254 },
      lookup: {
        textOf: (email) => email.trim().toLowerCase(),
        textsIn: (search) => (search.includes('@') ? [search.toLowerCase()] : []),
      },
    },
    desk: { panel: 'person', label: 'Correo', format: 'text' },
  }),
] as const;
