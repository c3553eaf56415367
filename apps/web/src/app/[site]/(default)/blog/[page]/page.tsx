import { contentRoute } from '@/app/[site]/(default)/content-route';
import { BlogPage } from '@/screens/blog/blog-page';

const route = contentRoute('blog', BlogPage);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
