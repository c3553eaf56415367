import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/features/comments/messages/shape';

export const vietnamese: CommentsMessages<PluralForms<'vi'>> = {
  title: 'Bình luận',
  count: { other: '{count} bình luận' },
  reviews: { title: 'Ý kiến', count: { other: '{count} ý kiến' } },
  empty: {
    title: 'Chưa có ai viết',
    text: 'Chúng tôi đăng cả những điều mình không thích đọc.',
  },
  list: {
    order: 'Thứ tự',
    newest: 'Mới nhất trước',
    oldest: 'Cũ nhất trước',
    pages: 'Các trang bình luận',
    verified: {
      decision: 'Ý kiến đã xác minh: bên này đã quyết định về hồ sơ vay gửi qua {site}',
      applicant:
        'Ý kiến đã xác minh: người viết đã gửi hồ sơ vay cho bên này qua {site} và đã mở liên kết trong email của chúng tôi',
    },
    howChecked: 'Cách chúng tôi kiểm tra đánh giá',
    notVerified: 'Chưa xác minh',
    labels: { company: 'Công ty', author: 'Tác giả', expert: 'Chuyên gia' },
    replies: 'Trả lời',
    reply: 'Trả lời',
    replyTo: 'Trả lời {name}',
    ratings: { other: '{count} lượt chấm điểm của khách' },
  },
  form: {
    open: 'Viết bình luận',
    openReview: 'Viết ý kiến',
    name: 'Tên',
    nameHint: 'Sẽ được đăng. Bạn có thể dùng biệt danh.',
    email: 'Email (không bắt buộc)',
    emailHint:
      'Không được đăng. Chỉ dùng để báo cho bạn biết nội dung có được đăng hay không, và lý do nếu không. Cách chúng tôi sử dụng: {privacy}.',
    privacy: 'chính sách bảo mật',
    text: 'Bình luận',
    textHint: 'Từ {min} đến {max} ký tự. Đừng ghi số điện thoại, số giấy tờ hay số tài khoản.',
    stars: 'Điểm của bạn (không bắt buộc)',
    starsHint: 'Từ 1, rất tệ, đến 5, rất tốt.',
    noStars: 'Không chấm điểm',
    replyTo: 'Bạn đang trả lời ai?',
    replyToNobody: 'Không ai, đây là bình luận mới',
    verify: 'Ghi “đã xác minh” cho ý kiến của tôi',
    verifyHint:
      'Chỉ khi bạn đã gửi hồ sơ vay cho bên này qua {site}, trên trình duyệt này, và họ đã có quyết định, hoặc khi bạn đã mở tại đây liên kết trong email của chúng tôi về hồ sơ đó. Cạnh tên bạn, chúng tôi công khai điều nào trong hai điều này là bằng chứng. Chúng tôi tìm hồ sơ của bạn khi nhận ý kiến và không giữ lại gì ngoài dấu này.',
    submit: 'Gửi',
    accepted: {
      title: 'Đã nhận',
      text: 'Chúng tôi sẽ đọc trước khi đăng.',
      toEmail: 'Nếu không đăng, chúng tôi sẽ cho bạn biết lý do qua email.',
      verified: 'Nếu được đăng, ý kiến sẽ ghi “đã xác minh”.',
      notVerified:
        'Nếu được đăng, ý kiến sẽ ghi “chưa xác minh”: chúng tôi không tìm thấy hồ sơ nào từ trình duyệt này mà bên cho vay này đã có quyết định, cũng không có hồ sơ nào chúng tôi đã gửi cho họ mà bạn đã mở bằng liên kết trong email của chúng tôi.',
    },
    errors: {
      name: {
        missing: 'Hãy ghi tên',
        too_long: 'Rút ngắn tên còn tối đa {max} ký tự',
        invalid: 'Ghi tên trên một dòng, bằng ký tự thông thường',
      },
      email: { invalid: 'Kiểm tra email, ví dụ ten@example.com, hoặc để trống' },
      text: {
        missing: 'Hãy viết bình luận',
        too_short: 'Hãy viết thêm: ít nhất {min} ký tự',
        too_long: 'Rút ngắn bình luận còn tối đa {max} ký tự',
        invalid: 'Bỏ các ký tự không đọc được',
        links: 'Chỉ để tối đa một liên kết',
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
      text: { too_long: 'Rút ngắn phần giải thích còn tối đa {max} ký tự', invalid: 'Bỏ các ký tự không đọc được' },
    },
  },
  rating: {
    title: 'Bài viết có hữu ích không?',
    stars: 'Điểm của bạn',
    starsHint: 'Từ 1, không hữu ích, đến 5, rất hữu ích.',
    submit: 'Gửi điểm',
    accepted: { title: 'Cảm ơn bạn', text: 'Điểm của bạn đã được tính. Nếu bạn gửi lại, điểm mới sẽ thay điểm này.' },
    missing: 'Chọn từ 1 đến 5 sao',
    ratings: { other: '{count} lượt chấm điểm' },
    noRatings: 'Chưa có ai chấm điểm',
  },
};
