import { queryVariant } from '@/app/[site]/(default)/content-route';
import { CalendarScreen } from '@/screens/calendar/calendar-screen';

const route = queryVariant('calendar', CalendarScreen);
export const generateMetadata = route.generateMetadata;
export default route.Page;
