import { PreviewPage, previewMetadata } from '@/app/[site]/(default)/preview-route';

export const metadata = previewMetadata;
export default PreviewPage;
