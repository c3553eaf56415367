import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const vietnamese: ClickOutMessages = {
  exit: {
    action: 'Đến bên cho vay',
    limitedTitle: 'Bấm quá nhiều lần liên tiếp',
    limitedText: 'Kết nối của bạn đã gửi nhiều lượt bấm trong thời gian ngắn. Hãy thử lại sau {minutes}.',
  },
  transition: {
    title: 'Bạn sắp sang trang của {lender}',
    lead: 'Từ đây mọi việc diễn ra trên trang của {lender}: đơn, điều kiện và quyết định đều của họ.',
    passTitle: 'Chúng tôi chuyển những gì',
    passText:
      'Mã số của lượt bấm này và, nếu có, mã của chiến dịch đã đưa bạn đến đây. Không có thông tin nào về bạn: không tên, không giấy tờ, không câu trả lời.',
    asksTitle: 'Họ sẽ hỏi gì',
    asksText:
      'Thường là căn cước công dân, cách liên lạc, thu nhập và tài khoản nhận tiền. Trước khi ký, họ phải cho bạn biết bằng văn bản khoản vay tốn bao nhiêu.',
    costTitle: 'Chi phí',
    action: 'Đến {lender}',
    lenderPage: 'Xem thông tin về {lender}',
    back: 'Quay lại các đề nghị',
    outageTitle: 'Chúng tôi chưa mở được đường sang đó',
    outageText: 'Chưa có gì được gửi cho ai. Lỗi ở phía chúng tôi và thường không kéo dài: hãy bấm nút lần nữa.',
    goneTitle: 'Đề nghị đó không còn trong danh sách',
    goneText: 'Có thể bên cho vay đã rút lại. Đây là các đề nghị còn lại.',
  },
};
