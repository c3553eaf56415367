import { contentRoute } from '@/app/[site]/(default)/content-route';
import { PageScreen } from '@/screens/page/page-screen';

const route = contentRoute('page', PageScreen);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
