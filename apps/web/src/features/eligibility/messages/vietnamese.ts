import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const vietnamese: EligibilityMessages = {
  legend: 'Đánh dấu những điều đúng với bạn',
  weight: 'Cộng thêm {percent}',
  submit: 'Xem kết quả',
  orientative:
    'Đây chỉ là kết quả tham khảo, không phải quyết định cho vay: bài kiểm tra chỉ cộng những mục bạn đánh dấu, không tra cứu dữ liệu nào của bạn và không lưu gì. Bên cho vay là người quyết định.',
  human: 'Hỏi nhân viên',
};
