import { nationwide, type WorkCalendarRules, yearsWith } from '../law/work-calendar.ts';

const labourCode = 'https://vanban.chinhphu.vn/?docid=198540';

/** Labour Code 45/2019/QH14, article 112: eleven days. The government settles those of Tết and of the National Day each year. */
const vietnamese: WorkCalendarRules = {
  ...nationwide,
  wholeCountry: { slug: 'viet-nam', name: 'Cả nước' },
  localNote:
    'Ngày nghỉ Tết và ngày nghỉ liền kề Quốc khánh do Nhà nước quyết định từng năm. Ngày lễ trùng ngày nghỉ hằng tuần được nghỉ bù vào ngày làm việc kế tiếp. Hãy xem thông báo của nơi bạn làm việc.',
  years: yearsWith([2026, 2027], { officialList: null, statedOn: '2026-11-26' }),
  names: {
    'Giao thừa Tết Nguyên Đán': 'Tết Nguyên đán (ngày cuối năm âm lịch)',
    'Tết Nguyên Đán': 'Tết Nguyên đán (mùng 1)',
    'Giỗ tổ Hùng Vương': 'Giỗ Tổ Hùng Vương (mùng 10 tháng 3 âm lịch)',
    'Ngày Giải phóng miền Nam': 'Ngày Chiến thắng',
    'Quốc tế Lao động': 'Ngày Quốc tế Lao động',
  },
  movedName: '{name} (nghỉ bù)',
  corrections: [
    {
      // The library has two of the five days of Tết, and no day for a holiday on a Sunday.
      years: [2026],
      source: labourCode,
      checkedOn: '2026-11-26',
      national: {
        add: {
          '02-18': 'Tết Nguyên đán (mùng 2)',
          '02-19': 'Tết Nguyên đán (mùng 3)',
          '02-20': 'Tết Nguyên đán (mùng 4)',
          '04-27': 'Giỗ Tổ Hùng Vương (nghỉ bù)',
          '09-01': 'Quốc khánh (ngày liền kề)',
        },
      },
    },
    {
      years: [2027],
      source: labourCode,
      checkedOn: '2026-11-26',
      national: {
        add: {
          '02-07': 'Tết Nguyên đán (mùng 2)',
          '02-08': 'Tết Nguyên đán (mùng 3)',
          '02-09': 'Tết Nguyên đán (mùng 4)',
          '02-10': 'Tết Nguyên đán (nghỉ bù)',
          '02-11': 'Tết Nguyên đán (nghỉ bù)',
          '05-03': 'Ngày Quốc tế Lao động (nghỉ bù)',
        },
      },
    },
  ],
};

export const workCalendars = { vi: vietnamese };
