import { contentRoute } from '@/app/[site]/(default)/content-route';
import { TagPage } from '@/screens/blog/tag-page';

const route = contentRoute('tag', TagPage);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
