import { queryVariant } from '@/app/[site]/(default)/content-route';
import { PageScreen } from '@/screens/page/page-screen';

const route = queryVariant('page', PageScreen);
export const generateMetadata = route.generateMetadata;
export default route.Page;
