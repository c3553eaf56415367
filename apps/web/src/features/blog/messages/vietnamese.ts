import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const vietnamese: BlogMessages<PluralForms<'vi'>> = {
  title: 'Blog',
  description:
    'Hướng dẫn dễ hiểu về vay tiền, tiết kiệm và tài chính gia đình: mọi thứ tốn bao nhiêu và bạn có quyền gì.',
  topics: 'Chủ đề',
  allArticles: 'Tất cả bài viết',
  empty: 'Chưa có bài viết nào ở đây.',
  pageTitle: '{title}: trang {page}',
  article: {
    writtenOn: 'Viết ngày {date}',
    editedOn: 'Chỉnh sửa ngày {date}',
    readingTime: { other: '{count} phút đọc' },
    views: { other: '{count} lượt xem' },
    viewsNote: 'Chỉ tính lượt xem của những người cho phép đo lường, từ {from} đến {until}.',
    contents: 'Trong bài này',
    keyFacts: 'Điểm chính',
    banks: 'Các ngân hàng trong bài viết',
    similar: 'Bài viết tương tự',
    topics: 'Chủ đề của bài viết',
    copyLink: 'Sao chép liên kết',
    linkCopied: 'Đã sao chép liên kết',
    linkNotCopied: 'Không sao chép được: liên kết nằm trên thanh địa chỉ',
  },
};
