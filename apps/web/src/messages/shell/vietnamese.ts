import type { PluralForms } from '@prestafaro/countries';
import type { ShellMessages } from '@/messages/shell/shape';

/** Vietnam. */
export const vietnamese: ShellMessages<PluralForms<'vi'>> = {
  navigation: {
    skipToContent: 'Đi tới nội dung',
    main: 'Điều hướng chính',
    footer: 'Chân trang',
    legal: 'Thông tin pháp lý',
    menu: 'Menu',
    home: 'Trang chủ',
    apply: 'Đăng ký vay',
    howWeEarn: 'Chúng tôi kiếm tiền như thế nào',
    warningLabel: 'Cảnh báo khi vay tiền',
  },
  glossary: { more: 'Xem trong bảng thuật ngữ' },
  breadcrumbs: { label: 'Đường dẫn', root: 'Vay trực tuyến' },
  languageSwitch: { label: 'Ngôn ngữ' },
  seen: {
    title: 'Đã xem gần đây',
    note: 'Danh sách này chỉ có trong trình duyệt của bạn và không được gửi cho chúng tôi.',
    clear: 'Xóa danh sách này',
    kinds: { lender: 'Bên cho vay', article: 'Bài hướng dẫn' },
  },
  pagination: {
    label: 'Các trang',
    position: 'Trang {current} / {total}',
    page: 'Trang {page}',
    previous: 'Trang trước',
    next: 'Trang sau',
  },
  units: {
    days: { other: '{count} ngày' },
    minutes: { other: '{count} phút' },
    months: { other: '{count} tháng' },
    beside: { days: 'ngày', months: 'tháng' },
  },
  author: {
    bio: 'Tiểu sử',
    education: 'Học vấn',
    specialty: 'Chuyên môn',
    experience: 'Kinh nghiệm',
    publications: 'Ấn phẩm',
    certificates: 'Chứng chỉ',
    strengths: 'Điểm mạnh',
    articles: 'Bài viết của {name}',
    allArticles: 'Tất cả bài viết của tác giả',
  },
  page: {
    reviewedOn: 'Rà soát ngày {date}',
    reviewedOnBy: '{name} rà soát ngày {date}',
    contents: 'Trên trang này',
    sources: 'Nguồn tham khảo',
    reviewedBy: 'Người rà soát: {name}',
    related: 'Trang liên quan',
  },
  steps: { you: 'Bạn', lender: 'Bên cho vay' },
  notice: { info: 'Thông tin', warning: 'Lưu ý', danger: 'Quan trọng', success: 'Hoàn tất' },
  simulator: {
    formLabel: 'Tính số tiền bạn phải trả',
    amountField: 'Số tiền',
    daysField: 'Thời hạn',
    amountInput: 'Số tiền, tính bằng {currency}',
    daysInput: 'Thời hạn, tính bằng ngày',
    periodUntil: '{days}, đến {date}',
    inDays: 'sau {days}',
  },
  numbers: {
    missing: 'Hãy nhập một số, từ {min} đến {max}',
    invalid: 'Hãy chỉ nhập chữ số, từ {min} đến {max}',
    ambiguous:
      'Hãy nhập số không có dấu chấm hay dấu phẩy: chúng tôi không phân biệt được hàng nghìn với phần thập phân',
    'not-whole': 'Hãy nhập số nguyên, không có phần thập phân',
    'too-low': 'Tối thiểu là {min}',
    'too-high': 'Tối đa là {max}',
  },
  loanSummary: {
    chosen: 'Khoản vay bạn chọn',
    amount: 'Số tiền',
    period: 'Thời hạn',
    lent: 'Bạn được vay',
    cost: 'Chi phí',
    total: 'Số tiền phải trả tối đa',
    dueDate: 'Ngày trả',
    rate: 'APR tối đa',
    change: 'Đổi số tiền hoặc thời hạn',
    adjusted: 'Không thể chọn số tiền hoặc thời hạn đó: kết quả ở đây tính cho {amount} trong {days}.',
  },
  example: {
    title: 'Ví dụ minh họa',
    aprName: 'APR',
    nominalRateName: 'Lãi suất danh nghĩa',
    sentence:
      'Khoản vay {amount} trong {days}: lãi suất danh nghĩa cố định {nominalRate}/năm, APR {apr}, {fees}. Trả một lần {total}. Tổng chi phí: {cost}. Tổng số tiền phải trả: {total}.',
    promotional:
      'Khuyến mại, khoản vay đầu tiên {amount} trong {days}: lãi suất danh nghĩa cố định {nominalRate}/năm, APR {apr}, {fees}. Trả một lần {total}. Tổng chi phí: {cost}. Tổng số tiền phải trả: {total}.',
  },
  testimonials: {
    origin: { sample: 'Ý kiến mẫu', imported: 'Ý kiến từ nguồn khác, chưa xác minh', verified: 'Ý kiến đã xác minh' },
    reply: { company: 'Trả lời của công ty', author: 'Trả lời của tác giả', expert: 'Trả lời của chuyên gia' },
    stars: { other: '{count} trên 5 sao' },
  },
  sampleSite: 'Trang minh họa: một số đơn vị cho vay và khoản vay là giả định.',
  figures: { sample: 'Số liệu minh họa', askLender: 'Hỏi bên cho vay', advertising: 'Quảng cáo' },
  provider: {
    label: 'Đơn vị cung cấp dịch vụ',
    companyName: 'Tên công ty',
    taxId: 'Mã số thuế',
    address: 'Địa chỉ',
    registry: 'Đăng ký kinh doanh',
    intermediaryNumber: 'Số đăng ký hoạt động trung gian',
    email: 'Email',
    complaints: 'Khiếu nại',
  },
  errors: {
    notFoundTitle: 'Chúng tôi không tìm thấy trang bạn yêu cầu',
    notFoundText: 'Có thể địa chỉ bị gõ sai hoặc trang không còn nữa. Từ đây bạn có thể xem các phần khác.',
    notFoundAction: 'Đăng ký vay',
    refusals: {
      'too-long': {
        title: 'Nội dung bạn viết quá dài',
        text: 'Chưa có gì được lưu. Hãy quay lại bằng nút của trình duyệt, rút ngắn nội dung rồi gửi lại.',
      },
      form: {
        title: 'Chúng tôi không nhận được đầy đủ biểu mẫu',
        text: 'Biểu mẫu bị thiếu nội dung hoặc không được gửi từ trang này, và chưa có gì được lưu. Hãy quay lại bằng nút của trình duyệt rồi gửi lại.',
      },
      address: {
        title: 'Không đọc được địa chỉ này',
        text: 'Có thể địa chỉ bị sao chép sai hoặc thiếu một phần. Bạn có thể bắt đầu lại từ trang chủ.',
      },
      file: {
        title: 'Không có trang nào ở địa chỉ này',
        text: 'Đây là địa chỉ của một tệp không tồn tại: có thể tệp thuộc phiên bản cũ của trang web hoặc địa chỉ bị sao chép sai. Bạn có thể bắt đầu lại từ trang chủ.',
      },
    },
    backHome: 'Về trang chủ',
    unavailableTitle: 'Hiện chúng tôi chưa hiển thị được trang này',
    unavailableText: 'Đây là lỗi của chúng tôi và thường chỉ kéo dài trong chốc lát. Vui lòng thử lại sau.',
    busyTitle: 'Bạn đã mở quá nhiều trang cùng lúc',
    busyText:
      'Kết nối của bạn đã yêu cầu nhiều trang hơn mức chúng tôi có thể hiển thị cùng lúc. Vui lòng chờ vài giây rồi thử lại.',
    failureTitle: 'Đã xảy ra lỗi từ phía chúng tôi',
    failureText: 'Đây không phải lỗi của bạn và không có gì bị mất. Hãy thử lại hoặc về trang chủ.',
    retry: 'Thử lại',
    loading: 'Đang tải…',
    loadingNote: 'Chúng tôi đang mở lại trang.',
    specialTitle: 'Chúng tôi không mở được trang',
    specialText: 'Chúng tôi đã thử hai lần. Vui lòng thử lại sau vài phút.',
  },
  challenge: {
    working: {
      title: 'Chúng tôi đang kiểm tra để biết bạn không phải là chương trình tự động',
      text: 'Đây là cách chúng tôi chặn biểu mẫu gửi tự động. Trình duyệt của bạn thực hiện một phép tính, sau đó biểu mẫu tự gửi đi. Đừng đóng trang.',
    },
    failed: {
      title: 'Việc kiểm tra chưa hoàn tất',
      text: 'Chưa có gì được gửi đi và nội dung bạn viết vẫn còn ở đây. Hãy bấm nút lần nữa.',
    },
    wait: {
      title: 'Hãy chờ một chút rồi gửi lại',
      text: 'Đây là cách chúng tôi chặn biểu mẫu gửi tự động. Sau {time}, hãy bấm nút lần nữa: nội dung bạn viết vẫn còn ở đây.',
    },
    seconds: { other: '{count} giây' },
    again: 'Gửi lại',
  },
  visitorForm: {
    sending: 'Đang gửi…',
    honeypot: 'Hãy để trống ô này',
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
      text: 'Lỗi ở phía chúng tôi. Nội dung bạn viết vẫn còn ở đây: hãy gửi lại sau giây lát.',
    },
    noConnection: {
      title: 'Chưa gửi được',
      text: 'Hãy kiểm tra kết nối và gửi lại. Nội dung bạn viết vẫn còn ở đây.',
    },
  },
};
