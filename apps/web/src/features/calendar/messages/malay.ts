import type { PluralForms } from '@prestafaro/countries';
import type { CalendarMessages } from '@/features/calendar/messages/shape';

export const malay: CalendarMessages<PluralForms<'ms'>> = {
  workingDays: { other: '{count} hari bekerja' },
  holidays: { other: '{count} hari kelepasan' },
  weekendDays: { other: '{count} hari hujung minggu' },
  weekend: 'Hujung minggu',
  longWeekends: 'Hujung minggu panjang',
  schoolHolidays: 'Cuti sekolah',
  legend: 'Maksud setiap tanda',
  months: 'Pergi ke bulan',
  viewsNote: 'Jumlah paparan diambil daripada penerbitan asal pada {date} dan tidak dikemas kini.',
};
