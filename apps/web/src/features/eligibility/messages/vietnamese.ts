import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const vietnamese: EligibilityMessages = {
  met: 'Bạn đáp ứng {met} trên {all} điều kiện cơ bản',
  otherFacts: {
    legend: 'Những điều tỷ lệ này không xét đến',
    register: {
      label: 'Tôi đang có nợ xấu',
      text: 'Đa số bên cho vay từ chối, còn nơi xem xét thường lấy giá cao hơn. Tỷ lệ không đổi, nhưng lựa chọn của bạn thì có.',
    },
    noIncome: {
      label: 'Tôi không có thu nhập riêng',
      text: 'Bên cho vay phải kiểm tra bạn có trả được nợ không. Không có thu nhập thì thường bị từ chối, dù bạn đáp ứng mọi điều kiện khác.',
    },
  },
  legend: 'Đánh dấu những điều đúng với bạn',
  weight: 'Cộng thêm {percent}',
  submit: 'Xem kết quả',
  orientative:
    'Đây chỉ là kết quả tham khảo, không phải quyết định cho vay: bài kiểm tra chỉ cộng những mục bạn đánh dấu, không tra cứu dữ liệu nào của bạn và không lưu gì. Bên cho vay là người quyết định.',
  human: 'Hỏi nhân viên',
};
