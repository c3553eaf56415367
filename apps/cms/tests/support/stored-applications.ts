import { type CountryCode, maskAccount, maskDocument, maskPhone, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../src/content/content-types';
import { encryptAccount } from './encrypted-account';
import { personalData } from './personal-rows';

export interface StoredApplication {
  site?: 'es-ES' | 'es-MX' | 'uk-UA' | 'ru-UA';
  phone?: string;
  document?: string | null;
  account?: string | null;
  email?: string;
  /** Columns that differ from those of the sample. */
  row?: Record<string, unknown>;
}

let applications = 0;

/** Stores an application like a submission does: encrypted, masked and hashed. Returns its id. */
export async function storeApplication(strapi: Core.Strapi, sample: StoredApplication = {}): Promise<number> {
  const { site = 'es-ES', phone = '+34612345678', email = 'ana@example.com', row = {} } = sample;
  const { document = '12345678Z', account = 'ES9121000418450200051332' } = sample;
  const { encrypt, lookupHash } = personalData;
  const country: CountryCode = siteOfLocale(site).country;
  applications += 1;
  const unique = String(applications).padStart(64, '0');
  const rowKey = typeof row.keyHash === 'string' ? row.keyHash : unique;
  const { id } = await strapi.db.query(uidOf('application')).create({
    data: {
      ...{ site, country, form: 'application', formVersion: null, arm: null, attribution: null },
      ...{ status: 'under_review', statusChangedAt: new Date(), submittedAt: new Date() },
      ...{ keyHash: unique, contentHash: unique, tokenHash: unique, addressHash: unique },
      ...{ firstName: 'Ana', lastName: 'López García', birthDate: '1990-05-17' },
      email,
      emailHash: lookupHash('email', email),
      phoneSealed: encrypt('applications.phoneSealed', rowKey, phone),
      phoneMasked: maskPhone(country, phone),
      phoneHash: lookupHash('phone', phone),
      ...(document && {
        documentKind: 'dni',
        documentSealed: encrypt('applications.documentSealed', rowKey, document),
        documentMasked: maskDocument(document),
        documentHash: lookupHash('document', document),
      }),
      ...(account && {
        accountKind: 'iban',
        accountSealed: encryptAccount(personalData, rowKey, { number: account, bank: null, branchCode: null }),
        accountMasked: maskAccount(account),
        accountHash: lookupHash('account', account),
      }),
      ...{ amount: 300, days: 91, purpose: 'car', employment: 'employee', monthlyIncome: 1500 },
      ...{ inDefaultRegister: false, hasBankAccount: true },
      ...{ matches: [], matchedAt: new Date(), offersChecked: 0, lendersChecked: 0, matchCount: 0 },
      ...{ isBlocked: false, isUnderClaim: false },
      ...row,
    },
  });
  return id;
}
