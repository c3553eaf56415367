import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const vietnamese: ClickOutMessages = {
  exit: {
    action: 'Đến trang của bên cho vay',
    limitedTitle: 'Bấm quá nhiều lần liên tiếp',
    limitedText: 'Có nhiều lượt bấm từ kết nối của bạn trong thời gian ngắn. Hãy thử lại sau {minutes}.',
    closedText:
      '{offer} hiện không nhận hồ sơ. Chúng tôi không chuyển bạn sang trang của họ vì ở đó bạn không thể đăng ký vay.',
  },
  transition: {
    title: 'Bạn sắp sang trang của {lender}',
    lead: 'Từ đây mọi việc diễn ra trên trang của {lender}: đơn, điều kiện và quyết định đều của họ.',
    passTitle: 'Chúng tôi chuyển những gì',
    passText:
      'Mã số của lượt bấm này và, nếu có, mã của chiến dịch đã đưa bạn đến đây và mã của phiên bản trang mà bạn thấy trong một thử nghiệm. Lượt bấm không mang theo thông tin nào về bạn: không tên, không giấy tờ, không câu trả lời.',
    asksTitle: 'Họ sẽ hỏi gì',
    asksText:
      'Thường là căn cước, cách liên lạc, thu nhập và tài khoản nhận tiền. Trước khi ký, họ phải cho bạn biết bằng văn bản khoản vay tốn bao nhiêu.',
    costTitle: 'Chi phí',
    action: 'Đến trang của {lender}',
    lenderPage: 'Xem thông tin về {lender}',
    back: 'Quay lại các đề nghị',
    outageTitle: 'Chúng tôi chưa đưa bạn sang trang đó được',
    outageText: 'Chưa có gì được gửi cho ai. Lỗi ở phía chúng tôi và thường không kéo dài: hãy bấm nút lần nữa.',
    goneTitle: 'Đề nghị đó không còn trong danh sách',
    goneText: 'Có thể bên cho vay đã rút lại. Đây là các đề nghị còn lại.',
  },
  delivery: {
    choose: 'Chọn đề nghị này',
    byUs: 'Nếu chọn, bạn có thể gửi hồ sơ của mình ngay từ đây.',
    byLink: 'Bạn đăng ký trên trang của họ: chúng tôi không gửi hồ sơ của bạn.',
    title: 'Gửi hồ sơ của bạn đến {lender}',
    lead: 'Bạn tự quyết định: gửi hồ sơ đã điền, hoặc sang trang của họ mà không gửi gì.',
    sent: {
      title: 'Hồ sơ của bạn dành cho {lender}',
      lead: 'Tại đây bạn thấy tình trạng hồ sơ.',
    },
    whatTitle: 'Họ sẽ nhận được gì',
    whatText:
      'Nếu bạn bấm nút, chúng tôi gửi cho {lender} những thông tin sau trong hồ sơ của bạn, ngoài ra không có gì khác:',
    parts: {
      loan: 'số tiền và thời hạn bạn muốn vay',
      name: 'họ và tên',
      birthDate: 'ngày sinh',
      contact: 'email và số điện thoại',
      income: 'thu nhập hằng tháng và nguồn thu nhập',
      document: 'loại và số giấy tờ tùy thân',
      account: 'tài khoản nhận tiền',
    },
    after:
      '{lender} xem xét, trả lời bạn và chịu trách nhiệm về những thông tin này kể từ lúc đó. Bạn không bị ràng buộc gì cho đến khi ký.',
    send: 'Gửi hồ sơ của tôi đến {lender}',
    without: 'Sang trang của {lender} mà không gửi hồ sơ',
    lendersTitle: 'Hồ sơ của bạn tại từng bên cho vay',
    picked: 'Bạn đã chọn một đề nghị. Bên dưới là tình trạng gửi hồ sơ của bạn.',
    states: {
      waiting:
        'Hồ sơ của bạn đang được gửi đến {lender}. Nếu máy chủ của họ không trả lời, chúng tôi thử lại trong ba ngày.',
      accepted: '{lender} đã nhận hồ sơ của bạn và sẽ trả lời trực tiếp.',
      refused: 'Máy chủ của {lender} không nhận hồ sơ của bạn. Bạn có thể đăng ký trên trang của họ.',
      given_up: 'Chúng tôi không chuyển được hồ sơ của bạn đến {lender}. Bạn có thể đăng ký trên trang của họ.',
      cancelled: 'Chúng tôi đã không gửi hồ sơ của bạn đến {lender}.',
      unconfirmed:
        '{lender} chưa xác nhận đã nhận hồ sơ của bạn, nhưng có thể họ đã nhận được. Bạn cũng có thể đăng ký trên trang của họ.',
    },
    has: '{lender} đã có hồ sơ của bạn.',
    mayHave: '{lender} có thể đã có hồ sơ của bạn nhưng chưa xác nhận.',
    notices: {
      withdrawn: {
        waiting: 'Chúng tôi đang báo cho họ rằng bạn đã rút hồ sơ.',
        arrived: 'Họ đã nhận được thông báo của chúng tôi rằng bạn đã rút hồ sơ.',
        failed: 'Chúng tôi không báo được cho họ rằng bạn đã rút hồ sơ: bạn hãy tự báo cho họ.',
      },
      ended: {
        waiting: 'Chúng tôi đang báo cho họ rằng bạn không cần hồ sơ này nữa.',
        arrived: 'Họ đã nhận được thông báo của chúng tôi rằng bạn không cần hồ sơ này nữa.',
        failed: 'Chúng tôi không báo được cho họ rằng bạn không cần hồ sơ này nữa: bạn hãy tự báo cho họ.',
      },
    },
    notSent: 'Hồ sơ chưa được gửi',
    problems: {
      changed: 'Thông tin mà {lender} sẽ nhận đã thay đổi. Hãy xem lại danh sách rồi quyết định.',
      closed:
        'Không thể gửi hồ sơ của bạn đến {lender} nữa: hồ sơ đã rút hoặc đã kết thúc, không phù hợp với đề nghị, hoặc bạn đã rút lại sự đồng ý.',
      limited: 'Có nhiều hồ sơ được gửi từ kết nối của bạn trong thời gian ngắn. Hãy thử lại sau.',
      away: 'Lỗi ở phía chúng tôi và thường không kéo dài: hãy bấm nút lần nữa.',
    },
    formNote:
      'Nếu bên cho vay đó nhận hồ sơ từ chúng tôi, trước khi gửi chúng tôi cho bạn biết đó là những thông tin nào. Có thể gồm: {parts}. Nếu không, chúng tôi chỉ đưa bạn sang trang của họ và không gửi gì.',
  },
};
