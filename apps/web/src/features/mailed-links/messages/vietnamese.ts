import type { MailedLinksMessages } from '@/features/mailed-links/messages/shape';

export const vietnamese: MailedLinksMessages = {
  status: {
    title: 'Hồ sơ của bạn',
    text: 'Nút này mở hồ sơ của bạn trong trình duyệt này. Chỉ bấm trên thiết bị của chính bạn: người dùng thiết bị sau bạn có thể xem hồ sơ.',
    open: 'Xem hồ sơ của tôi',
    expiredTitle: 'Liên kết này đã hết hạn',
    expiredText:
      'Để bảo mật, liên kết chỉ có hiệu lực vài ngày. Chúng tôi có thể gửi liên kết khác đến địa chỉ email bạn đã dùng khi gửi hồ sơ.',
    renew: 'Gửi cho tôi liên kết khác',
  },
  mailed: {
    title: 'Chúng tôi đã gửi liên kết khác',
    text: 'Liên kết sẽ đến địa chỉ email trong hồ sơ sau vài phút. Nếu không thấy, hãy xem trong thư rác.',
  },
  tooMany: {
    title: 'Chúng tôi đã gửi cho bạn nhiều liên kết',
    text: 'Hãy kiểm tra hộp thư và cả thư rác. Nếu không thấy, hãy thử lại sau một giờ.',
  },
  unknown: {
    title: 'Liên kết này không dùng được',
    text: 'Có thể liên kết chưa đầy đủ, hoặc chúng tôi đã xóa dữ liệu mà liên kết dẫn đến. Hãy sao chép toàn bộ liên kết trong email và mở lại.',
  },
  awayTitle: 'Hiện chưa mở được liên kết',
  away: 'Hiện chúng tôi chưa thực hiện được. Lỗi ở phía chúng tôi và thường không kéo dài: vui lòng thử lại sau ít phút.',
  retry: 'Thử lại',
};
