import { contentRoute } from '@/app/[site]/(default)/content-route';
import { LendersScreen } from '@/screens/lenders/lenders-screen';

const route = contentRoute('lenders', LendersScreen);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
