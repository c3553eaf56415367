import { contentRoute } from '@/app/[site]/(default)/content-route';
import { BankScreen } from '@/screens/bank/bank-screen';

const route = contentRoute('bank', BankScreen);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
