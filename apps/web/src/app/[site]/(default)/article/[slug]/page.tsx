import { contentRoute } from '@/app/[site]/(default)/content-route';
import { ArticleScreen } from '@/screens/article/article-screen';

const route = contentRoute('article', ArticleScreen);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
