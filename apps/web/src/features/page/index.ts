/** What other features may use of pages. */

export { loadPage, type PageContent, pagePath } from '@/features/page/load-page';
export { PageFoot } from '@/features/page/page-foot';
