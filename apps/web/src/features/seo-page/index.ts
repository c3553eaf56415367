/** The layout of the landing pages, for the screen of a page. */
export { SeoPage, type SeoPageProps } from '@/features/seo-page/seo-page';
