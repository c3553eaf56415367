/** The campaign's landing page. */
export { CampaignPage } from '@/features/campaign/campaign-page';
