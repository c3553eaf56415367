import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const vietnamese: SearchMessages<PluralForms<'vi'>> = {
  link: 'Tìm kiếm',
  title: 'Tìm kiếm',
  lead: 'Tìm trong các bài viết, hướng dẫn, bên cho vay, ngân hàng và lịch trên trang này.',
  label: 'Bạn muốn tìm gì?',
  button: 'Tìm kiếm',
  tooLong: 'Nội dung tìm kiếm có {length} ký tự, tối đa là {max}. Hãy bỏ bớt vài từ rồi tìm lại.',
  found: { other: '{count} kết quả' },
  kinds: {
    page: 'Trang',
    article: 'Bài viết',
    lender: 'Bên cho vay',
    offer: 'Các khoản vay',
    bank: 'Ngân hàng',
    author: 'Tác giả',
    calendar: 'Lịch',
    tag: 'Chủ đề',
  },
  more: 'Đang hiển thị {shown} trong số {total}. Hãy thêm một từ để thu hẹp kết quả.',
  nothing: 'Không tìm thấy gì cho “{query}”',
  nothingText: 'Hãy kiểm tra chính tả, dùng ít từ hơn hoặc một từ chung hơn, ví dụ “vay” hoặc “lãi suất”.',
  mainPages: 'Các trang chính',
  suggestions: 'Gợi ý',
  suggested: { other: '{count} gợi ý. Dùng phím mũi tên để chọn.' },
  noSuggestion: 'Không có gợi ý. Nhấn Enter để tìm.',
  failed: 'Hiện không có gợi ý. Nhấn Enter để tìm.',
  away: 'Chức năng tìm kiếm hiện không phản hồi. Vui lòng thử lại sau giây lát.',
};
