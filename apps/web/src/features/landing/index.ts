/** The pages under `/landing/`, by the slug of the page in the CMS. */
export type { LandingProps } from '@/features/landing/landing-props';
export { landingViews } from '@/features/landing/landing-views';
