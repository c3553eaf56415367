import { queryVariant } from '@/app/[site]/(default)/content-route';
import { LenderScreen } from '@/screens/lender/lender-screen';

const route = queryVariant('lender', LenderScreen);
export const generateMetadata = route.generateMetadata;
export default route.Page;
