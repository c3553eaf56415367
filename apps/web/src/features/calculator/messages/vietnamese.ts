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
  documents: 'Giấy tờ có thể được yêu cầu',
};
