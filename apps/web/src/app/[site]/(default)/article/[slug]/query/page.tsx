import { queryVariant } from '@/app/[site]/(default)/content-route';
import { ArticleScreen } from '@/screens/article/article-screen';

const route = queryVariant('article', ArticleScreen);
export const generateMetadata = route.generateMetadata;
export default route.Page;
