/** What other features may use of the loan that an address asks for. */
export { type AskedLoan, readAsked } from '@/features/application-form/read-asked';
