import type { MailMessages } from './mail-messages';
import { payoutBrands } from './payout-brands';

export const vietnamese: MailMessages = {
  greeting: 'Chào bạn,',
  status: {
    lender: (name) => `Bên cho vay: ${name}`,
    link: 'Xem hồ sơ của tôi',
    hint: 'Đây là liên kết riêng của bạn: trong 7 ngày, liên kết mở hồ sơ của bạn trên mọi thiết bị mà không cần mật khẩu. Đừng chuyển tiếp cho người khác. Nếu liên kết đã hết hạn, bạn vẫn mở được để yêu cầu liên kết mới.',
  },
  footer: {
    application: (siteName) =>
      `Bạn nhận được thư này vì có người đã gửi hồ sơ với địa chỉ email này trên ${siteName}. Đây là thông báo về hồ sơ đó, không phải quảng cáo.`,
    comment: (siteName) =>
      `Bạn nhận được thư này vì có người đã viết bình luận với địa chỉ email này trên ${siteName}. Đây không phải quảng cáo.`,
    unsubscribed: (siteName) =>
      `Bạn nhận được thư này vì có người đã yêu cầu trên ${siteName} ngừng gửi quảng cáo đến địa chỉ này. Đây là thông báo một lần, không phải quảng cáo.`,
    offers: (siteName) =>
      `Bạn nhận được thư này vì khi gửi hồ sơ trên ${siteName}, bạn đã đồng ý nhận đề nghị vay. Đây là quảng cáo của ${siteName}.`,
    contact: (email) => `Nếu có câu hỏi, hoặc nếu đó không phải là bạn, hãy viết cho chúng tôi: ${email}.`,
  },
  myData: {
    reason: (siteName) =>
      `Bạn nhận được thư này vì có người đã hỏi trên ${siteName} về dữ liệu của địa chỉ email này. Đây không phải quảng cáo.`,
    subject: 'Dữ liệu chúng tôi lưu về bạn',
    held: 'Có người đã yêu cầu xem dữ liệu chúng tôi lưu về địa chỉ email này. Nút bên dưới mở trang có toàn bộ dữ liệu. Tại đó bạn có thể tải về hoặc yêu cầu xóa.',
    link: 'Xem dữ liệu của tôi',
    hint: 'Liên kết này là của riêng bạn: đừng chuyển tiếp. Liên kết có hiệu lực trong một giờ, trên mọi thiết bị. Nếu không phải bạn yêu cầu, bạn không cần làm gì: không ai khác mở được trang này.',
    nothing:
      'Có người đã yêu cầu xem dữ liệu chúng tôi lưu về địa chỉ email này. Chúng tôi không lưu dữ liệu nào. Nếu bạn đã dùng địa chỉ khác, hãy yêu cầu với địa chỉ đó.',
  },
  erasureReceipt: {
    reason: (siteName) =>
      `Bạn nhận được thư này vì có người đã yêu cầu trên ${siteName} xóa dữ liệu của địa chỉ email này. Đây không phải quảng cáo.`,
    subject: 'Chúng tôi đã xóa dữ liệu của bạn',
    subjectWithKept: 'Chúng tôi đã xóa dữ liệu của bạn, trừ những gì phải giữ lại',
    erased: (id) =>
      `Chúng tôi đã xóa dữ liệu của địa chỉ email này. Số biên nhận là ${id}. Trang biên nhận cho biết đã xóa những gì, phải giữ lại những gì và vì sao. Trang đó không có thông tin nào về bạn.`,
    link: 'Xem biên nhận',
    last: 'Đây là thư cuối cùng chúng tôi gửi đến địa chỉ này về dữ liệu đó.',
  },
  erasedComment: { name: 'Ẩn danh', text: 'Người viết đã gỡ bình luận này.' },
  statusLink: {
    subject: 'Liên kết mới đến hồ sơ của bạn',
    text: 'Bạn đã yêu cầu một liên kết mới để xem hồ sơ. Liên kết ở ngay bên dưới.',
  },
  applicationReceived: {
    subject: 'Chúng tôi đã nhận hồ sơ của bạn',
    received: (amount) => `Chúng tôi đã nhận hồ sơ vay ${amount} của bạn.`,
    next: 'Chúng tôi so sánh hồ sơ với điều kiện mà từng bên cho vay công bố. Trang hồ sơ cho biết đề nghị nào phù hợp và vì sao. Chúng tôi sẽ viết cho bạn khi bên cho vay báo tin.',
    decision:
      'Chúng tôi không cho vay: bên cho vay mà bạn chọn là bên quyết định. Chưa ký hợp đồng với họ thì bạn chưa bị ràng buộc gì.',
  },
  statusChanged: {
    under_review: {
      subject: 'Hồ sơ của bạn đang được xét duyệt',
      text: 'Bên cho vay báo rằng họ đang xét hồ sơ của bạn. Họ sẽ trả lời bạn trực tiếp.',
    },
    signed: {
      subject: 'Bên cho vay báo rằng bạn đã ký hợp đồng',
      text: 'Bên cho vay báo rằng bạn đã ký. Hợp đồng ghi rõ bạn có được hủy hay không và đến khi nào. Nếu bạn chưa ký gì, hãy báo ngay cho bên cho vay.',
    },
    paid_out: {
      subject: 'Bên cho vay đã chuyển tiền',
      text: 'Bên cho vay báo rằng họ đã chuyển tiền. Hãy giữ hợp đồng và ghi lại ngày của từng kỳ trả.',
    },
    withdrawn: {
      subject: 'Hồ sơ của bạn đã được rút',
      text: 'Hồ sơ của bạn đã được rút và chúng tôi không xử lý nữa. Chúng tôi báo điều này cho các bên cho vay đã nhận hồ sơ từ chúng tôi. Nếu bạn đã điền đơn trên trang của một bên cho vay, hãy báo cả cho họ.',
    },
  },
  applicationApproved: {
    subject: 'Bên cho vay đã duyệt hồ sơ của bạn',
    approved: (amount) => `Bên cho vay báo rằng họ duyệt hồ sơ vay ${amount} của bạn.`,
    sender:
      'Thông báo này là của chúng tôi, không phải của bên cho vay: chúng tôi so sánh các khoản vay chứ không cho vay. Đây không phải là hợp đồng. Chỉ những điều kiện do bên cho vay gửi mới có giá trị.',
    next: 'Trước khi ký, hãy đọc hết hợp đồng: lãi suất và các khoản phí, tổng số tiền phải trả, ngày của từng kỳ trả. Nếu có gì khác với điều bạn được nghe, hãy hỏi bên cho vay.',
  },
  affiliate: {
    footer: (siteName) =>
      `Bạn nhận được thư này vì có người đã dùng địa chỉ email này để đăng ký chương trình tiếp thị liên kết của ${siteName}. Đây không phải quảng cáo.`,
    hint: 'Đây là liên kết riêng của bạn, có hiệu lực 30 ngày. Đừng chuyển tiếp cho người khác. Nếu liên kết đã hết hạn, bạn vẫn mở được để yêu cầu liên kết mới.',
    pageLink: 'Xem trang đối tác của tôi',
    request: {
      subject: 'Xác nhận đăng ký tiếp thị liên kết',
      received: 'Chúng tôi đã nhận một đăng ký chương trình tiếp thị liên kết với địa chỉ email này.',
      confirm:
        'Hãy mở liên kết và bấm nút để xác nhận địa chỉ này là của bạn. Trước đó chúng tôi chưa xét đăng ký. Nếu bạn không xác nhận trong 30 ngày, chúng tôi sẽ xóa đăng ký.',
      link: 'Xác nhận địa chỉ của tôi',
      hint: 'Đây là liên kết riêng của bạn: đừng chuyển tiếp cho người khác.',
      next: 'Sau đó sẽ có người đọc và trả lời bạn qua email.',
    },
    approved: {
      subject: 'Đăng ký tiếp thị liên kết của bạn đã được duyệt',
      approved: 'Chúng tôi đã duyệt đăng ký chương trình tiếp thị liên kết của bạn.',
      code: (code) =>
        `Mã của bạn là ${code}. Hãy thêm ?aff=${code} vào địa chỉ của bất kỳ trang nào của chúng tôi; chúng tôi sẽ tính lượt bấm, hồ sơ và khoản vay của những người đến từ đó.`,
      counted:
        'Chúng tôi chỉ tính những người cho phép đo lường trong thông báo cookie. Trang đối tác của bạn ghi các điều kiện cùng số lượt bấm, hồ sơ, khoản vay và số tiền theo từng ngày.',
    },
    newLink: {
      subject: 'Liên kết đến trang đối tác của bạn',
      text: 'Có người đã dùng địa chỉ này để yêu cầu liên kết đến trang đối tác. Liên kết ở ngay bên dưới.',
    },
    terms: {
      models: { cpl: 'Mô hình CPL: cho mỗi hồ sơ hợp lệ', cps: 'Mô hình CPS: cho mỗi khoản vay được giải ngân' },
      rate: (amount) => `Mức trả: ${amount}`,
      hold: (days) => `Thời gian chờ: ${days}`,
      methods: { bank: 'Chuyển khoản ngân hàng', ...payoutBrands },
      paidTo: (method, ending) => `Nhận tiền: ${method}, tài khoản kết thúc bằng ${ending}`,
    },
    changed: {
      terms: {
        subject: 'Điều kiện đối tác của bạn đã thay đổi',
        text: (day) => `Các điều kiện này có hiệu lực từ ngày ${day}. Những gì đã tính trước đó không thay đổi.`,
      },
      resumed: {
        subject: 'Tài khoản đối tác của bạn hoạt động trở lại',
        text: (day) => `Từ ngày ${day}, mã của bạn lại được tính, theo các điều kiện sau:`,
      },
      paused: {
        subject: 'Tài khoản đối tác của bạn đang tạm dừng',
        text: (day) => `Từ ngày ${day}, mã của bạn không tính gì mới. Số tiền bạn đã kiếm được vẫn được trả.`,
      },
      refused: {
        subject: 'Chúng tôi không chấp nhận đăng ký tiếp thị liên kết của bạn',
        text: (day) =>
          `Ngày ${day}, một người trong nhóm chúng tôi đã đọc đăng ký của bạn và quyết định không chấp nhận.`,
      },
      ended: {
        subject: 'Hợp đồng đối tác của bạn đã kết thúc',
        text: (day) =>
          `Hợp đồng kết thúc ngày ${day}: từ đó mã của bạn không tính gì mới. Số tiền bạn kiếm được trước đó vẫn được trả.`,
      },
      payout: {
        subject: 'Thông tin nhận tiền của bạn đã thay đổi',
        text: (day) => `Từ ngày ${day}, chúng tôi trả tiền cho bạn như sau:`,
      },
      request: {
        subject: 'Thông tin trong đăng ký của bạn đã thay đổi',
        text: (day) => `Thông tin bạn đã xác nhận có hiệu lực từ ngày ${day}. Người đọc đăng ký sẽ thấy thông tin này.`,
      },
    },
    unexpected: (email) =>
      `Nếu bạn không biết về thay đổi này hoặc không phải bạn yêu cầu, hãy viết ngay cho chúng tôi: ${email}.`,
    proposal: {
      request: {
        subject: 'Xác nhận thông tin mới trong đăng ký tiếp thị liên kết',
        text: 'Có người đã dùng địa chỉ này để gửi lại đăng ký tiếp thị liên kết. Nếu bạn xác nhận, những mục này sẽ thay đổi:',
        link: 'Xem và xác nhận thay đổi',
        hint: 'Đây là liên kết riêng, có hiệu lực 30 ngày: đừng chuyển tiếp cho người khác.',
      },
      payout: {
        subject: 'Xác nhận thông tin nhận tiền mới',
        text: 'Trên trang đối tác của bạn có yêu cầu nhận tiền theo cách khác. Nếu bạn xác nhận, chúng tôi sẽ trả như sau:',
        link: 'Xem và xác nhận thay đổi',
        hint: 'Đây là liên kết riêng, có hiệu lực 24 giờ: đừng chuyển tiếp cho người khác.',
      },
      end: {
        subject: 'Xác nhận bạn muốn kết thúc hợp đồng đối tác',
        text: 'Trên trang đối tác của bạn có yêu cầu kết thúc hợp đồng. Nếu bạn xác nhận, mã của bạn không được tính nữa. Số tiền bạn đã kiếm được vẫn được trả.',
        link: 'Kết thúc hợp đồng',
        hint: 'Đây là liên kết riêng, có hiệu lực 24 giờ: đừng chuyển tiếp cho người khác.',
      },
    },
    fields: {
      name: 'Tên hoặc công ty',
      website: 'Trang web hoặc kênh',
      text: 'Cách bạn đưa khách đến',
      model: 'Mô hình bạn muốn',
      payoutMethod: 'Cách nhận tiền',
    },
    notYou: 'Nếu không phải bạn, bạn không cần làm gì: chưa có xác nhận của bạn thì không có gì thay đổi.',
  },
  applicationDeclined: {
    subject: 'Bên cho vay không duyệt hồ sơ của bạn',
    declined: 'Bên cho vay báo rằng họ không cho bạn vay. Đó là quyết định của họ.',
    options: 'Những việc bạn có thể làm:',
    steps: [
      'Hỏi bên cho vay lý do.',
      'Kiểm tra thông tin tín dụng của bạn tại CIC. Bạn có quyền xem và yêu cầu sửa nếu có sai sót.',
      'Đừng gửi hồ sơ liên tiếp đến nhiều nơi: nhiều lần hỏi vay trong thời gian ngắn có thể bất lợi cho bạn.',
      'Nếu bạn thấy khó trả các khoản nợ hiện có, hãy nói chuyện với những bên mà bạn đang nợ trước khi vay thêm.',
    ],
  },
  unsubscribed: {
    subject: 'Chúng tôi sẽ không gửi quảng cáo cho bạn nữa',
    text: 'Có người đã yêu cầu chúng tôi không gửi đề nghị vay hay quảng cáo nào khác đến địa chỉ này. Chúng tôi đã ghi nhận.',
    kept: 'Bạn vẫn nhận được thông báo về hồ sơ của mình.',
    undo: 'Nếu đó không phải là bạn, hoặc bạn đổi ý, bạn có thể hoàn tác trong vòng một ngày.',
    link: 'Hoàn tác',
  },
  offersThatFit: {
    subject: (count) => `Số đề nghị vay phù hợp với hồ sơ của bạn: ${count}`,
    found: (amount) =>
      `Chúng tôi đã so sánh hồ sơ vay ${amount} của bạn với điều kiện của từng bên cho vay. Có những đề nghị phù hợp đang nhận hồ sơ, và bạn chưa chọn đề nghị nào.`,
    where: 'Trang hồ sơ cho biết đó là những đề nghị nào và vì sao phù hợp, mỗi đề nghị kèm APR và ví dụ minh họa.',
    link: 'Xem các đề nghị',
    intermediary:
      'Chúng tôi không cho vay: chúng tôi so sánh đề nghị của các bên cho vay, và họ trả hoa hồng cho chúng tôi. Bên cho vay mà bạn chọn là bên quyết định.',
    unsubscribe: 'Tôi không muốn nhận quảng cáo nữa',
  },
  commentDecision: {
    approvedSubject: 'Bình luận của bạn đã được đăng',
    rejectedSubject: 'Chúng tôi không đăng bình luận của bạn',
    approved: (title) => `Chúng tôi đã đăng bình luận của bạn ở trang “${title}”. Cảm ơn bạn đã viết.`,
    rejected: (title) =>
      `Chúng tôi không đăng bình luận của bạn ở trang “${title}”. Đây là quyết định của một thành viên trong nhóm chúng tôi.`,
    reason: (reason) => `Lý do: ${reason}`,
    note: (note) => `Ghi chú của người kiểm duyệt: ${note}`,
    reasons: {
      not_relevant: 'bình luận không nói về chủ đề của trang.',
      offensive: 'bình luận có lời xúc phạm.',
      personal_data: 'bình luận có thông tin cá nhân của bạn hoặc của người khác.',
      advertising: 'bình luận là quảng cáo.',
      not_genuine: 'chúng tôi cho rằng bình luận không kể trải nghiệm của chính bạn.',
      other: 'bình luận không tuân theo quy định về bình luận.',
    },
    objection: (email) => `Nếu bạn không đồng ý, hãy viết cho chúng tôi: ${email}. Một người khác sẽ xem lại.`,
    newComment: 'Bạn cũng có thể gửi bình luận khác.',
  },
};
