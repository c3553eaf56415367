import { contentRoute } from '@/app/[site]/(default)/content-route';
import { LenderScreen } from '@/screens/lender/lender-screen';

const route = contentRoute('lender', LenderScreen);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
