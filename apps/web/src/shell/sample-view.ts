import { siteOfLocale } from '@prestafaro/countries';
import spanish from '@/messages/es-es';
import type { SiteView } from '@/shell/site-view';

const site = siteOfLocale('es-ES');

/** A site for the gallery and for tests: Spain's messages and formats, with invented settings. */
export const sampleView: SiteView = {
  site,
  messages: spanish,
  money: site.moneyFormat,
  hasSamples: false,
  settings: {
    providerId: null,
    experimentCode: null,
    experimentState: null,
    experimentPercentB: null,
    experimentStartsAt: null,
    experimentEndsAt: null,
    leadId: 'pf-es',
    tagLimits: [],
    siteName: 'Prestafaro',
    tagline: 'Mira lo que cuesta antes de pedirlo',
    moneyFormat: {
      groupSeparator: 'space',
      decimalSeparator: 'comma',
      currencySymbol: '€',
      currencyPosition: 'after',
      decimals: 2,
    },
    structuredData: {
      language: 'es',
      locale: 'es_ES',
      country: 'ES',
      currency: 'EUR',
      contactEmail: 'hola@example.com',
      appName: null,
      appStoreUrl: null,
    },
    legalProvider: {
      companyName: 'Ejemplo, S. L.',
      taxId: 'B00000000',
      address: null,
      registry: null,
      intermediaryNumber: null,
      email: 'hola@example.com',
      complaintsChannel: null,
    },
    compliance: {
      warning: 'Atención: tomar dinero prestado cuesta dinero.',
      intermediaryShort: 'Somos intermediarios, no prestamistas. Para ti es gratis.',
      intermediaryStatement:
        'Para ti es gratis: nos pagan las entidades. Trabajamos con 10; no somos independientes ni exclusivos de ninguna.',
      howWeEarn: 'Cobramos una comisión de la entidad cuando le envías una solicitud o firmas con ella.',
      costLimits: 'Plazo: de 91 a 120 días. TAE: de 0 % a 36 % como máximo.',
      howWeRank: 'Primero las ofertas **activas**, por orden alfabético; después, las demás.',
      reviewsNote:
        'Leemos cada opinión antes de publicarla. La de una entidad dice «verificada» si comprobamos que su autor le pidió un préstamo con nosotros; de las demás no comprobamos si quien escribe fue cliente.',
      hideFallbackFigures: true,
      showClaims: false,
      minRepaymentDays: 91,
      maxRepaymentDays: 120,
    },
    representativeExamples: [
      {
        amount: 300,
        days: 91,
        nominalRatePercent: 31.96,
        aprPercent: 36,
        fees: 'sin comisiones',
        totalRepayable: 323.9,
        isPromotional: false,
      },
      {
        amount: 300,
        days: 67,
        nominalRatePercent: 0,
        aprPercent: 0,
        fees: 'sin comisiones',
        totalRepayable: 300,
        isPromotional: true,
      },
    ],
    simulator: {
      amountMin: 100,
      amountMax: 1000,
      amountStep: 10,
      amountDefault: 300,
      daysMin: 91,
      daysMax: 120,
      daysDefault: 91,
      nominalRatePercent: 31.96,
      instalmentRatePercent: null,
    },
    seo: { title: 'Prestafaro', description: 'Compara préstamos por lo que vas a devolver.' },
  },
};
