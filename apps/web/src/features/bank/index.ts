/** What other features may use of banks. */
export { loadBank } from '@/features/bank/load-bank';
