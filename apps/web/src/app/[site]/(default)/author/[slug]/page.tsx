import { contentRoute } from '@/app/[site]/(default)/content-route';
import { AuthorScreen } from '@/screens/author/author-screen';

const route = contentRoute('author', AuthorScreen);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
