import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';

export const vietnamese: CalendarMessages<PluralForms<'vi'>> = {
  workingDays: { other: '{count} ngày làm việc' },
  holidays: { other: '{count} ngày lễ' },
  weekendDays: { other: '{count} ngày cuối tuần' },
  weekend: 'Cuối tuần',
  longWeekends: 'Kỳ nghỉ dài',
  schoolHolidays: 'Kỳ nghỉ của học sinh',
  legend: 'Ý nghĩa các ký hiệu',
  months: 'Đến một tháng',
  viewsNote: 'Số lượt xem lấy từ bản đăng gốc ngày {date} và không được cập nhật.',
};
