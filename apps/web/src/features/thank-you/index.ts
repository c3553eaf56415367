/** The page after a form. */
export { ThankYouPage } from '@/features/thank-you/thank-you-page';
