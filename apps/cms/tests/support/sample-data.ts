import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../../src/content/content-types';
import { EDITORIAL, EDITORIAL_TYPES, type EditorialType } from '../../src/content/editorial-types';

const amounts = { amountMin: 100, amountMax: 1000, amountStep: 10, amountDefault: 300 };
const rates = { nominalRatePercent: 31.96 };

/** With the words that the law of Spain and that of Poland demand. */
const legalWarning = 'Tomar dinero prestado cuesta dinero. Pożyczanie pieniędzy kosztuje.';

/** The minimum data for publishing each editorial type. `name` makes the entries unique. */
const SAMPLES: Readonly<Record<EditorialType, (name: string) => Record<string, unknown>>> = {
  'site-setting': (name) => ({
    siteName: name,
    tagline: name,
    moneyFormat: {
      groupSeparator: 'space',
      decimalSeparator: 'comma',
      currencySymbol: '€',
      currencyPosition: 'after',
      decimals: 2,
    },
    structuredData: {
      language: 'Spanish',
      locale: 'es_ES',
      country: 'ES',
      currency: 'EUR',
      contactEmail: 'hola@example.com',
    },
    compliance: {
      warning: legalWarning,
      intermediaryShort: name,
      intermediaryStatement: name,
      howWeEarn: name,
      costLimits: name,
      howWeRank: name,
      reviewsNote: name,
      hideFallbackFigures: true,
      minRepaymentDays: 91,
      maxRepaymentDays: 120,
      maxAprPercent: 36,
    },
    representativeExamples: [
      { amount: 300, days: 67, nominalRatePercent: 0, aprPercent: 0, fees: name, totalRepayable: 300 },
    ],
    simulator: { ...amounts, daysMin: 91, daysMax: 120, daysDefault: 91, ...rates },
    seo: { title: name },
  }),
  menu: (name) => ({ groups: [{ place: 'header', links: [{ text: name, url: '/blog/' }] }] }),
  page: (name) => ({
    title: name,
    slug: name,
    kind: 'legal',
    blocks: [{ __component: 'blocks.rich-text', body: name }],
  }),
  article: (name) => ({ title: name, slug: name, excerpt: name, writtenOn: '2026-01-31', isAtRoot: false }),
  tag: (name) => ({ name, slug: name, description: name }),
  author: (name) => ({ number: numberOf(name), name, slug: name, jobTitle: name, bio: name }),
  lender: (name) => ({
    name,
    slug: name,
    number: numberOf(name),
    summary: name,
    conditions: {},
    criteria: {},
    checkedOn: '2026-11-01',
    sampleData: true,
  }),
  'lenders-guide': (name) => ({
    title: name,
    intro: name,
    breadcrumbs: [{ text: name }],
    entityLabel: name,
    opinionsLabel: name,
    listTitle: name,
    stepsTitle: name,
    steps: [{ title: name, subtitle: name }],
    faqTitle: name,
    faq: [{ question: name, answer: name }],
    ctaTitle: name,
    ctaLink: { text: name, url: '/offers/' },
  }),
  offer: (name) => ({ offerId: numberOf(name), header: name, productType: 'loan', checkedOn: '2026-11-01' }),
  bank: (name) => ({ name, slug: name, kind: 'commercial', summary: name, checkedOn: '2026-11-01' }),
  partner: (name) => ({ name, order: 1 }),
  testimonial: (name) => ({ name, text: name, date: '2026-11-01', stars: 4, origin: 'sample' }),
  'work-calendar': (name) => ({
    title: name,
    slug: name,
    year: 2024,
    breadcrumb: name,
    caption: name,
    header: name,
    writtenOn: '2023-12-12',
    holidaysLabel: name,
    observancesLabel: name,
    weekdays: Array.from({ length: 7 }, (_, day) => ({ text: `D${day}` })),
    months: Array.from({ length: 12 }, (_, month) => ({
      name: `M${month}`,
      title: name,
      workingDays: 20,
      holidayCount: 1,
      weekendDays: 9,
    })),
  }),
  redirect: (name) => ({ from: `/${name}/`, to: '/', isPermanent: true }),
};

function numberOf(name: string): number {
  return 1 + ([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 900_000);
}

export const sampleData = (type: EditorialType, name: string): Record<string, unknown> => SAMPLES[type](name);

interface CreateOptions {
  locale?: string;
  status?: 'draft' | 'published';
  data?: Record<string, unknown>;
}

export async function createSample(
  strapi: Core.Strapi,
  type: EditorialType,
  name: string,
  { locale = 'es-ES', status = 'published', data = {} }: CreateOptions = {},
): Promise<{ documentId: string }> {
  return strapi
    .documents(asContentType(uidOf(type)))
    .create({ locale, status, data: { ...sampleData(type, name), ...data } });
}

export const SINGLE_TYPES = EDITORIAL_TYPES.filter((type) => EDITORIAL[type].schema.kind === 'singleType');
export const COLLECTION_TYPES = EDITORIAL_TYPES.filter((type) => !SINGLE_TYPES.includes(type));
