import type { PartnerFacts } from '@/features/partners/load-partners';

/** Partners for the gallery and for tests: an invented one, one with real data, one without a page. */
export const samplePartners: readonly PartnerFacts[] = [
  {
    name: 'Cala Crédito',
    image: null,
    link: 'https://www.calacredito.example',
    description: 'Préstamos de 50 a 300 € en un solo pago.',
    lender: { name: 'Cala Crédito', slug: 'cala-credito', sampleData: true },
  },
  {
    name: 'Duero Directo',
    image: null,
    link: 'https://www.example.com/duero',
    description: 'Préstamos en cuotas de 500 a 5 000 €.',
    lender: { name: 'Duero Directo', slug: 'duero-directo', sampleData: false },
  },
  { name: 'Orza', image: null, link: 'https://www.orza.example', description: 'Acuerdo sin ofertas.', lender: null },
];
