import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/site/messages/comments/shape';

export const vietnamese: CommentsMessages<PluralForms<'vi'>> = {
  title: 'Bình luận',
  count: { other: '{count} bình luận' },
  opinions: { title: 'Đánh giá', count: { other: '{count} đánh giá' } },
  empty: {
    title: 'Chưa có ai viết',
    text: 'Chúng tôi cũng đăng cả những điều mình không muốn đọc.',
  },
  list: {
    order: 'Thứ tự',
    newest: 'Mới nhất trước',
    oldest: 'Cũ nhất trước',
    pages: 'Các trang bình luận',
    verified: 'Ý kiến của khách hàng đã kiểm tra',
    notVerified: 'Ý kiến chưa xác minh',
    labels: { company: 'Công ty', author: 'Tác giả', expert: 'Chuyên gia' },
    replies: 'Trả lời',
    reply: 'Trả lời',
    replyTo: 'Trả lời {name}',
    ratings: { other: '{count} lượt chấm điểm của khách' },
  },
  words: {
    sending: 'Đang gửi…',
    trap: 'Hãy để trống ô này',
    refusedTitle: 'Có chỗ cần sửa',
    gone: {
      title: 'Chúng tôi không lưu được',
      text: 'Có thể trang hoặc bình luận này không còn được đăng. Hãy mở lại trang và thử lần nữa.',
    },
    limited: {
      title: 'Bạn đã gửi nhiều lần liên tiếp',
      text: 'Nội dung bạn viết vẫn còn ở đây. Để gửi lại, hãy chờ {time}.',
    },
    away: {
      title: 'Hiện chúng tôi không lưu được',
      text: 'Lỗi là ở phía chúng tôi. Nội dung bạn viết vẫn còn ở đây: hãy gửi lại sau giây lát.',
    },
    lost: {
      title: 'Chưa gửi được',
      text: 'Hãy kiểm tra kết nối và gửi lại. Nội dung bạn viết vẫn còn ở đây.',
    },
  },
  form: {
    open: 'Viết bình luận',
    openOpinion: 'Viết đánh giá',
    name: 'Tên',
    nameHint: 'Sẽ được đăng. Bạn có thể dùng biệt danh.',
    email: 'Email (không bắt buộc)',
    emailHint:
      'Không được đăng. Chỉ dùng để cho bạn biết lý do nếu nội dung không được đăng. Cách chúng tôi sử dụng: {privacy}.',
    privacy: 'chính sách bảo mật',
    text: 'Bình luận',
    textHint: 'Từ {min} đến {max} ký tự. Đừng ghi số điện thoại, số giấy tờ hay số tài khoản.',
    stars: 'Điểm của bạn (không bắt buộc)',
    starsHint: 'Từ 1, rất tệ, đến 5, rất tốt.',
    noStars: 'Không chấm điểm',
    replyTo: 'Bạn đang trả lời ai?',
    replyToNobody: 'Không ai, đây là bình luận mới',
    submit: 'Gửi',
    accepted: {
      title: 'Đã nhận',
      text: 'Chúng tôi sẽ đọc trước khi đăng. Nếu không đăng và bạn có để lại email, chúng tôi sẽ cho bạn biết lý do.',
    },
    errors: {
      name: {
        missing: 'Hãy ghi tên',
        too_long: 'Rút ngắn tên còn {max} ký tự',
        invalid: 'Ghi tên trên một dòng, bằng ký tự thông thường',
      },
      email: { invalid: 'Kiểm tra email, ví dụ ten@example.com, hoặc để trống' },
      text: {
        missing: 'Hãy viết bình luận',
        too_short: 'Hãy viết thêm: ít nhất {min} ký tự',
        too_long: 'Rút ngắn bình luận còn {max} ký tự',
        invalid: 'Bỏ các ký tự không đọc được',
        links: 'Chỉ để nhiều nhất một liên kết',
      },
      rating: { invalid: 'Chọn từ 1 đến 5 sao, hoặc không chọn' },
    },
  },
  report: {
    open: 'Báo cáo',
    openOf: 'Báo cáo bình luận của {name}',
    reason: 'Lý do',
    choose: 'Chọn một lý do',
    reasons: {
      offensive: 'Xúc phạm hoặc đe dọa',
      false: 'Nói sai sự thật',
      personal_data: 'Để lộ dữ liệu cá nhân',
      advertising: 'Là quảng cáo',
      other: 'Lý do khác',
    },
    text: 'Giải thích (không bắt buộc)',
    submit: 'Gửi báo cáo',
    accepted: { title: 'Đã nhận báo cáo', text: 'Sẽ có người đọc bình luận và quyết định có giữ lại hay không.' },
    errors: {
      reason: { invalid: 'Hãy chọn lý do' },
      text: { too_long: 'Rút ngắn phần giải thích còn {max} ký tự', invalid: 'Bỏ các ký tự không đọc được' },
    },
  },
  rating: {
    title: 'Bài viết có hữu ích không?',
    stars: 'Điểm của bạn',
    starsHint: 'Từ 1, không hữu ích, đến 5, rất hữu ích.',
    submit: 'Gửi điểm',
    accepted: { title: 'Cảm ơn bạn', text: 'Điểm của bạn đã được tính. Nếu bạn gửi lại, điểm mới sẽ thay điểm này.' },
    missing: 'Chọn từ 1 đến 5 sao',
  },
};
