import type { MyDataMessages } from '@/features/my-data/messages/shape';

export const vietnamese: MyDataMessages = {
  request: {
    title: 'Dữ liệu của bạn',
    lead: 'Tại đây bạn có thể xem, tải về hoặc xóa những gì chúng tôi lưu về bạn. Nhập địa chỉ bạn đã dùng, chúng tôi sẽ gửi một liên kết: nhờ vậy chỉ bạn xem được dữ liệu.',
    email: 'Email',
    emailHint: 'Địa chỉ bạn đã điền trong hồ sơ hoặc khi bình luận.',
    submit: 'Gửi liên kết cho tôi',
    accepted: {
      title: 'Hãy kiểm tra email',
      text: 'Nếu địa chỉ có thật, thư sẽ đến trong vài phút. Nếu chúng tôi có dữ liệu, thư có liên kết dùng được trong một giờ; nếu không có, thư sẽ nói rõ. Hãy xem cả thư rác.',
    },
    errors: {
      missing: 'Hãy nhập email của bạn',
      invalid: 'Hãy kiểm tra lại email: phần tên, dấu @ và tên miền, ví dụ ten@example.com',
      tooLong: 'Hãy rút ngắn email: tối đa {max} ký tự',
    },
    more: 'Chúng tôi lưu dữ liệu nào, để làm gì và trong bao lâu được giải thích trong {privacy}.',
  },
  held: {
    title: 'Những gì chúng tôi lưu về bạn',
    lead: 'Đây là toàn bộ dữ liệu chúng tôi lưu theo địa chỉ này, trên mọi trang của chúng tôi. Liên kết dùng được trong một giờ: hãy đóng trang khi xem xong.',
    expiredTitle: 'Liên kết này đã hết hạn',
    expiredText: 'Để bảo mật, liên kết chỉ dùng được trong một giờ. Bạn có thể yêu cầu liên kết khác với cùng địa chỉ.',
    askAgain: 'Yêu cầu liên kết khác',
    download: 'Tải dữ liệu (JSON)',
    downloadHint: 'Tệp mà các chương trình khác đọc được, nếu bạn muốn chuyển dữ liệu đi nơi khác.',
    nothing: 'Chúng tôi không còn dữ liệu nào của địa chỉ này.',
    groups: {
      application: 'Hồ sơ ngày {day}',
      blocked: 'Hồ sơ bị khóa',
      consents: 'Bằng chứng về sự đồng ý',
      comments: 'Bình luận',
      affiliates: 'Chương trình tiếp thị liên kết',
      mails: 'Thư',
    },
    parts: {
      answers: 'Câu trả lời của bạn',
      history: 'Những gì đã diễn ra',
      notes: 'Ghi chú của nhân viên chúng tôi',
      consents: 'Sự đồng ý',
      clicks: 'Bên cho vay mà bạn đã mở trang',
    },
    labels: {
      country: 'Quốc gia',
      sent: 'Đã gửi',
      status: 'Trạng thái',
      source: 'Bạn đến từ đâu',
      matching: 'So sánh',
      given: 'Đã đồng ý',
      notGiven: 'Không đồng ý',
      revoked: 'Đã rút lại ngày {moment}',
      network: 'Địa chỉ mạng (rút gọn)',
      page: 'Trang',
      signedAs: 'Tên hiển thị',
      stars: 'Số sao',
      mark: 'Dấu',
      verified: {
        decision: 'Đã xác minh: bên này đã quyết định về hồ sơ của bạn',
        applicant:
          'Đã xác minh: bạn đã gửi hồ sơ vay cho bên này qua chúng tôi và đã mở liên kết trong email của chúng tôi',
      },
      suppressed: 'Địa chỉ này nằm trong danh sách không nhận thư của chúng tôi.',
    },
    matched:
      'Một chương trình đã so sánh câu trả lời của bạn với {offers} khoản vay của {lenders} bên cho vay; {fitting} khoản phù hợp.',
    blockedText:
      'Chúng tôi chỉ giữ để phòng khi có khiếu nại, không ai dùng vào việc khác. Nếu muốn xem, hãy viết cho chúng tôi.',
    decisions: { pending: 'Chờ duyệt', approved: 'Đã đăng', rejected: 'Không đăng' },
    mailsText: 'Những thư chúng tôi đã gửi và thời điểm gửi. Chúng tôi không giữ bản sao nội dung.',
    mailsAbout: {
      application: 'Về hồ sơ',
      comment: 'Về bình luận',
      data: 'Về dữ liệu của bạn',
      affiliate: 'Về chương trình tiếp thị liên kết',
      offers: 'Quảng cáo về các đề nghị vay',
      other: 'Thư khác',
    },
  },
  erase: {
    open: 'Xóa dữ liệu của tôi',
    text: 'Chúng tôi xóa hồ sơ cùng lịch sử, tên và địa chỉ của bạn trong bình luận, các thư và liên kết. Lượt bấm được giữ lại nhưng không còn gì cho biết đó là của bạn. Chúng tôi cũng xóa những gì trình duyệt này đã báo về các lượt truy cập.',
    keptTitle: 'Những gì chúng tôi phải giữ lại',
    kept: {
      blockedApplications:
        'Hồ sơ đã ký hợp đồng hoặc đang có khiếu nại. Pháp luật buộc chúng tôi giữ ở trạng thái khóa cho đến khi hết thời hạn khiếu nại, khởi kiện.',
      consentProofs:
        'Bằng chứng về việc bạn đồng ý hay không, với mã băm thay cho địa chỉ email. Pháp luật buộc chúng tôi phải chứng minh được; dữ liệu này bị khóa.',
      commentTexts: 'Nội dung bình luận nếu bạn chọn để lại, không có tên và địa chỉ của bạn.',
      affiliateContracts:
        'Hợp đồng tiếp thị liên kết của bạn cùng số tiền chúng tôi đã trả hoặc còn nợ bạn. Pháp luật buộc chúng tôi lưu sổ sách. Bạn có thể chấm dứt trên trang tiếp thị liên kết của mình.',
      suppression: 'Mã băm của địa chỉ trong danh sách không nhận thư, để chúng tôi không viết cho bạn nữa.',
    },
    notices:
      'Các thông báo cho bên cho vay rằng bạn muốn xóa hồ sơ, không có tên hay địa chỉ email của bạn, trong {days} ngày.',
    commentsLegend: 'Nội dung bình luận của bạn',
    comments: {
      'keep-texts': 'Để lại, ký tên “Ẩn danh”',
      'erase-texts': 'Xóa cả nội dung. Hãy chọn mục này nếu nội dung cho biết bạn là ai.',
    },
    irreversible:
      'Việc này không thể hoàn tác. Chúng tôi sẽ báo cho từng bên cho vay đã nhận hoặc có thể đã nhận hồ sơ của bạn từ chúng tôi rằng bạn yêu cầu xóa hồ sơ đó. Nếu bạn đã điền thông tin trên trang của chính bên cho vay, hãy yêu cầu bên đó xóa.',
    confirm: 'Có, xóa dữ liệu của tôi',
  },
  receipt: {
    title: 'Chúng tôi đã xóa dữ liệu của bạn',
    titleWithKept: 'Chúng tôi đã xóa dữ liệu của bạn, trừ những gì phải giữ lại',
    notMailed: 'Chúng tôi không gửi biên nhận qua email, vì không còn địa chỉ của bạn.',
    lead: 'Biên nhận này không có thông tin nào về bạn. Hãy ghi lại số hoặc in trang này.',
    number: 'Số',
    day: 'Ngày',
    erasedTitle: 'Những gì đã xóa',
    erased: {
      applications: 'Hồ sơ',
      comments: 'Bình luận',
      clicks: 'Lượt bấm không còn gắn với bạn',
      deliveries: 'Lượt gửi hồ sơ đến bên cho vay',
      mails: 'Thư',
      links: 'Liên kết trong thư',
      affiliates: 'Đăng ký chương trình tiếp thị liên kết',
      events: 'Lượt truy cập được đếm trong trình duyệt này',
    },
    keptTitle: 'Những gì giữ lại và lý do',
    nothingKept: 'Chúng tôi không giữ lại gì.',
    print: 'Để in hoặc lưu thành PDF, hãy dùng menu của trình duyệt.',
    unknownTitle: 'Không tìm thấy biên nhận này',
    unknownText:
      'Hãy sao chép toàn bộ địa chỉ trong thư. Biên nhận được lưu cho đến khi hết thời hạn khiếu nại, khởi kiện.',
  },
};
