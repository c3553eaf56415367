import type { PluralForms } from '@prestafaro/countries';
import type { ProcessMessages } from '@/features/process/messages/shape';

/** Vietnam. No law gives every borrower days to withdraw, so the texts refer to the signed contract. */
export const vietnamese: ProcessMessages<PluralForms<'vi'>> = {
  progress: {
    done: 'Những việc chúng tôi đã làm',
    received: 'Chúng tôi đã nhận hồ sơ của bạn lúc {moment}',
    checking: 'Chúng tôi đang xem đề nghị vay nào phù hợp',
    checkingText:
      'Chúng tôi so câu trả lời của bạn với điều kiện mà từng bên cho vay công bố. Thường chỉ mất vài giây.',
    checkAgain: 'Kiểm tra lại',
    automaticCheck: 'Trang này tự kiểm tra hai giây một lần.',
    checked: 'Đã so câu trả lời của bạn với {offers} của {lenders}',
    offersChecked: { other: '{count} đề nghị vay' },
    lendersChecked: { other: '{count} bên cho vay' },
    matching: { other: 'Có {count} đề nghị phù hợp' },
    openNow: 'Đang nhận hồ sơ: {count}',
    noneMatching: 'Không có đề nghị nào phù hợp với mọi câu trả lời của bạn',
    toOffers: 'Xem các đề nghị của tôi',
    toAlternatives: 'Xem lựa chọn khác',
    moving: 'Vài giây nữa sẽ chuyển sang trang tiếp theo.',
    stay: 'Ở lại trang này',
    stayed: 'Bạn đang ở lại trang này. Khi muốn, hãy bấm nút để đi tiếp.',
    awayTitle: 'Hiện chúng tôi không tra cứu được hồ sơ của bạn',
    awayText: 'Những gì bạn gửi đã được lưu. Lỗi ở phía chúng tôi và thường không kéo dài.',
    retry: 'Thử lại',
  },
  status: {
    title: 'Hồ sơ của bạn đến đâu rồi',
    label: 'Trạng thái',
    lender: 'Bên cho vay: {lender}',
    names: {
      draft: 'Chưa gửi',
      submitted: 'Đã nhận',
      offers_shown: 'Đã so sánh đề nghị',
      offer_picked: 'Đã chọn đề nghị',
      under_review: 'Đang xét duyệt',
      approved: 'Bên cho vay đã duyệt',
      declined: 'Bên cho vay từ chối',
      signed: 'Đã ký hợp đồng',
      paid_out: 'Đã chuyển tiền',
      withdrawn: 'Đã rút',
    },
    texts: {
      draft: 'Bạn chưa gửi hồ sơ.',
      submitted: 'Chúng tôi đã nhận hồ sơ và đang xem đề nghị nào phù hợp.',
      offers_shown:
        'Các đề nghị của bạn đã sẵn sàng. Bạn cứ thong thả chọn: chưa ký với bên cho vay thì chưa bị ràng buộc gì.',
      offer_picked:
        'Bạn đã sang trang của một bên cho vay. Nếu bạn điền đơn ở đó, họ là người quyết định. Trong lúc chờ, bạn có thể xem đề nghị khác.',
      under_review: 'Bên cho vay báo rằng họ đang xét hồ sơ của bạn. Họ sẽ trả lời bạn trực tiếp.',
      approved:
        'Bên cho vay báo rằng họ đồng ý cho bạn vay. Hãy đọc hết hợp đồng trước khi ký: chỉ đề nghị của họ mới có giá trị.',
      declined:
        'Bên cho vay báo rằng họ không cho vay. Bạn có thể hỏi lý do. Đừng gửi hồ sơ liên tiếp đến nhiều nơi: hãy xem trước có đề nghị nào phù hợp hơn không.',
      signed: 'Bên cho vay báo rằng bạn đã ký. Hợp đồng ghi rõ bạn có được hủy hay không và đến khi nào.',
      paid_out: 'Bên cho vay báo rằng họ đã chuyển tiền. Hãy giữ hợp đồng và ghi lại ngày của từng kỳ trả.',
      withdrawn: 'Bạn đã rút hồ sơ này. Bạn có thể làm hồ sơ khác bất cứ lúc nào.',
    },
  },
  withdraw: {
    open: 'Rút hồ sơ',
    text: 'Chúng tôi sẽ ngừng xử lý hồ sơ, và việc này không thể hoàn tác. Chúng tôi sẽ báo cho các bên cho vay đã nhận hồ sơ từ chúng tôi rằng bạn đã rút. Chúng tôi không xóa được những gì họ đã có: để họ xóa, hãy xóa dữ liệu của bạn ở trang “Dữ liệu của bạn” và chúng tôi sẽ báo cho họ, hoặc yêu cầu trực tiếp với họ. Nếu bạn đã điền đơn trên trang của bên cho vay, hãy báo cho cả họ.',
    confirm: 'Có, rút hồ sơ',
    done: 'Hồ sơ của bạn đã được rút. Nếu có bên cho vay đã nhận hồ sơ từ chúng tôi, chúng tôi đang báo cho họ.',
    notAllowed: 'Hồ sơ này không còn rút được ở đây. Hãy liên hệ bên cho vay hoặc viết cho chúng tôi.',
    failed: 'Chúng tôi chưa rút được: hồ sơ vẫn như cũ. Hãy thử lại sau giây lát.',
  },
  landing: {
    strangerTitle: 'Nên làm gì khi không có khoản vay nào phù hợp',
    strangerText:
      'Bạn chưa gửi hồ sơ nào từ trình duyệt này, nên chúng tôi chưa so sánh gì với câu trả lời của bạn. Hãy xem trước những cách không tốn tiền; danh sách mọi đề nghị nằm ở cuối trang.',
    nothingTitle: 'Hiện chưa có đề nghị nào cho bạn',
    nothingText: 'Chúng tôi nói thẳng, thay vì để bạn mất công điền những đơn không có kết quả.',
    whyTitle: 'Vì sao không có đề nghị phù hợp',
    whyText: 'Đây là thông tin tham khảo: chúng tôi so câu trả lời của bạn với điều kiện mà từng bên cho vay công bố.',
    why: '{reason}: {offers}',
    whyOffers: { other: '{count} đề nghị' },
    otherLoanTitle: 'Với số tiền hoặc thời hạn khác thì phù hợp',
    otherLoanText:
      'Các bên này chấp nhận những câu trả lời còn lại của bạn, nhưng cho vay với số tiền hoặc thời hạn khác.',
    otherLoan: 'Xem đề nghị cho {amount} trong {days}',
    less: 'ít hơn {value}',
    more: 'nhiều hơn {value}',
    chooseTitle: 'Chọn số tiền khác',
    chooseSubmit: 'Tiếp tục với số tiền này',
    checking: 'Đang kiểm tra các đề nghị hiện có',
    available: 'Đang nhận hồ sơ: {offers} của {lenders}',
    noneAvailable: 'Hiện không có đề nghị nào đang nhận hồ sơ',
  },
  thankYou: {
    sent: 'Những gì bạn đã gửi',
    loan: 'Hồ sơ vay {amount} trong {days}',
    receivedOn: 'Đã nhận',
    next: 'Bước tiếp theo',
    ways: 'Bạn có thể xem gì tiếp theo',
  },
};
