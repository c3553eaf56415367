/** What other features may use of a lender's page: a bank's is made of the same parts. */
export { ContactLink } from '@/features/lender/contact-link';
export { InstitutionIntro } from '@/features/lender/institution-intro';
export { loadLender } from '@/features/lender/load-lender';
