import { contentRoute } from '@/app/[site]/(default)/content-route';
import { CalendarScreen } from '@/screens/calendar/calendar-screen';

const route = contentRoute('calendar', CalendarScreen);
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
