import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';

export const vietnamese: CalculatorMessages<PluralForms<'vi'>> = {
  form: {
    label: 'Thông tin khoản vay',
    kind: 'Loại khoản vay',
    rate: 'Lãi suất năm',
    rateHint: 'Lãi suất danh nghĩa trong đề nghị của bạn, không phải {aprName}.',
    rateInput: 'Lãi suất năm, tính bằng phần trăm',
    monthsInput: 'Thời hạn, tính bằng tháng',
    submit: 'Tính',
    errors: 'Hãy kiểm tra các số liệu này',
  },
  repaymentForm: {
    summary: 'Trả nợ trước hạn',
    once: 'Khoản trả thêm một lần',
    onceMonth: 'Tháng trả thêm',
    monthly: 'Khoản trả thêm mỗi tháng',
    effect: 'Bạn muốn thay đổi gì',
    effects: {
      'shorter-term': 'Ít tháng hơn',
      'lower-instalment': 'Trả ít hơn mỗi tháng',
    },
    fee: 'Phí khi còn hơn một năm',
    lastYearFee: 'Phí khi còn một năm trở xuống',
    feeByLaw:
      'Mức phí là giả định: mức tối đa luật cho phép và không bao giờ cao hơn tiền lãi còn lại. Hãy sửa nếu hợp đồng của bạn ghi khác.',
    feeAssumed: 'Mức phí là giả định. Hãy nhập mức trong hợp đồng của bạn.',
  },
  comparisonForm: {
    summary: 'So sánh với khoản vay khác',
    lead: 'Nhập số liệu của khoản vay thứ hai. Khoản thứ nhất là khoản ở trên.',
    amount: 'Số tiền của khoản thứ hai',
    rate: 'Lãi suất năm của khoản thứ hai, tính bằng phần trăm',
    months: 'Thời hạn của khoản thứ hai, tính bằng tháng',
  },
  result: {
    adjusted: 'Có giá trị không thể áp dụng: kết quả được tính cho {amount} trong {months}, lãi suất {rate}.',
    total: 'Tổng số tiền bạn trả',
    interest: 'Tiền lãi',
    monthlyPayment: 'Số tiền trả mỗi tháng',
    allEqual: 'các kỳ bằng nhau',
    lastPayment: 'kỳ cuối: {amount}',
    payments: 'Số kỳ trả',
    paymentsNote: 'mỗi tháng một kỳ',
    effectiveRate: '{aprName} tương đương',
    effectiveRateNote: '{rateName} {rate}, không phí',
    offers: 'Xem các đề nghị',
  },
  example: {
    sentence:
      'Khoản vay {amount} trong {months}. {rateName} cố định {rate}/năm, {aprName} {apr}, không phí. {payments}. Tiền lãi: {interest}. Tổng số tiền phải trả: {total}.',
    equalPayments: { other: '{count} kỳ, mỗi kỳ {amount}' },
    unequalPayments: '{payments}, và kỳ cuối {last}',
  },
  schedule: {
    title: 'Từng tháng',
    lead: 'Số tiền mỗi kỳ không đổi nhưng thành phần thay đổi: lúc đầu trả nhiều lãi hơn, về cuối trả nhiều nợ gốc hơn.',
    chart: 'Mỗi kỳ trả gồm những gì',
    chartName: { other: 'Tiền lãi và nợ gốc trong từng kỳ của {count} kỳ trả' },
    chartDescription:
      'Tiền lãi thay đổi từ {firstInterest} ở kỳ đầu đến {lastInterest} ở kỳ cuối; nợ gốc được trả, từ {firstDebt} đến {lastDebt}. Bảng bên dưới có đầy đủ các con số.',
    chartNote: 'Mỗi cột là một tháng. Con số phía trên là tiền lãi của kỳ đó.',
    debtPart: 'Nợ gốc bạn trả',
    table: 'Các con số đó, dạng bảng',
    month: 'Tháng',
    debt: 'Nợ gốc',
    remaining: 'Còn nợ',
    sum: 'Tổng',
  },
  repayment: {
    title: 'Điều thay đổi khi trả trước hạn',
    saved: 'Bạn tiết kiệm',
    savedNote: '{interest} tiền lãi, trừ {fee} tiền phí',
    savedMonths: 'Kết thúc sớm hơn',
    savedMonthsNote: 'kỳ cuối vào tháng {last} thay vì tháng {planned}',
    newInstalment: 'Số tiền trả mới',
    newInstalmentNote: 'từ tháng {month}; trước đó {before}',
    tooLate:
      'Khoản vay kết thúc ở tháng {last}, nên khoản trả thêm ở tháng {month} không được tính. Hãy chọn tháng sớm hơn.',
    extra: 'Trả thêm',
    fee: 'Phí',
  },
  comparison: {
    caption: 'Hai khoản vay, từng con số',
    item: 'Số liệu',
    first: 'Thứ nhất',
    second: 'Thứ hai',
    term: 'Thời hạn',
    instalment: {
      more: 'Khoản thứ hai phải trả mỗi tháng nhiều hơn {difference}.',
      less: 'Khoản thứ hai phải trả mỗi tháng ít hơn {difference}.',
      same: 'Hai khoản có số tiền trả mỗi tháng bằng nhau.',
    },
    interest: {
      more: 'Khoản thứ hai tốn thêm {difference} tiền lãi.',
      less: 'Khoản thứ hai ít hơn {difference} tiền lãi.',
      same: 'Hai khoản có tiền lãi bằng nhau.',
    },
    otherAmount: 'Hai khoản có số tiền vay khác nhau: hãy so sánh bằng {aprName}.',
  },
  download: {
    button: 'Tải bảng xuống (CSV)',
    fileName: 'cac-ky-tra-no',
  },
  documents: 'Giấy tờ có thể được yêu cầu',
};
