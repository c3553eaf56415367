import type { PluralForms } from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';

export const malay: CalculatorMessages<PluralForms<'ms'>> = {
  form: {
    label: 'Butiran pinjaman',
    kind: 'Jenis pinjaman',
    rate: 'Faedah setahun',
    rateHint: 'Kadar nominal dalam tawaran anda, bukan {aprName}.',
    rateInput: 'Faedah setahun dalam peratus',
    monthsInput: 'Tempoh dalam bulan',
    submit: 'Kira',
    errors: 'Semak angka ini',
  },
  repaymentForm: {
    summary: 'Bayar lebih awal',
    once: 'Satu bayaran tambahan',
    onceMonth: 'Bulan bayaran tambahan',
    monthly: 'Bayaran tambahan setiap bulan',
    effect: 'Apa yang mahu diubah',
    effects: {
      'shorter-term': 'Kurang bulan',
      'lower-instalment': 'Ansuran lebih rendah',
    },
    fee: 'Fi jika berbaki lebih setahun',
    lastYearFee: 'Fi jika berbaki setahun atau kurang',
    feeByLaw:
      'Fi ini satu andaian: had tertinggi yang dibenarkan undang-undang, dan tidak melebihi faedah yang berbaki. Ubah jika kontrak anda menyatakan yang lain.',
    feeAssumed: 'Fi ini satu andaian. Masukkan fi dalam kontrak anda.',
  },
  comparisonForm: {
    summary: 'Bandingkan dengan pinjaman lain',
    lead: 'Masukkan butiran pinjaman kedua. Yang pertama ialah pinjaman di atas.',
    amount: 'Jumlah pinjaman kedua',
    rate: 'Faedah setahun pinjaman kedua dalam peratus',
    months: 'Tempoh pinjaman kedua dalam bulan',
  },
  result: {
    adjusted: 'Ada angka yang tidak mungkin: kiraan ini untuk {amount} selama {months}, pada kadar {rate}.',
    total: 'Jumlah anda bayar balik',
    interest: 'Faedah',
    monthlyPayment: 'Ansuran bulanan',
    allEqual: 'semuanya sama',
    lastPayment: 'yang terakhir, {amount}',
    payments: 'Bilangan ansuran',
    paymentsNote: 'satu sebulan',
    effectiveRate: '{aprName} setara',
    effectiveRateNote: '{rateName} {rate}, tanpa fi',
    offers: 'Lihat tawaran',
  },
  example: {
    sentence:
      'Pinjaman {amount} selama {months}. {rateName} tetap {rate} setahun, {aprName} {apr}, tanpa fi. {payments}. Faedah: {interest}. Jumlah perlu dibayar: {total}.',
    equalPayments: { other: '{count} ansuran sebanyak {amount}' },
    unequalPayments: '{payments} dan satu ansuran terakhir {last}',
  },
  schedule: {
    title: 'Bulan demi bulan',
    lead: 'Ansuran tidak berubah, tetapi kandungannya berubah: pada mulanya lebih banyak faedah, pada akhirnya lebih banyak hutang.',
    chart: 'Kandungan setiap ansuran',
    chartName: { other: 'Faedah dan hutang dalam setiap satu daripada {count} ansuran' },
    chartDescription:
      'Faedah berubah daripada {firstInterest} dalam ansuran pertama kepada {lastInterest} dalam yang terakhir; hutang yang dibayar, daripada {firstDebt} kepada {lastDebt}. Semua angka ada dalam jadual di bawah.',
    chartNote: 'Setiap bar ialah satu bulan. Angka di atasnya ialah faedah bagi ansuran itu.',
    debtPart: 'Hutang yang anda bayar',
    table: 'Angka yang sama, dalam jadual',
    month: 'Bulan',
    debt: 'Hutang',
    remaining: 'Baki',
    sum: 'Jumlah',
  },
  repayment: {
    title: 'Perubahan jika anda bayar lebih awal',
    saved: 'Anda jimat',
    savedNote: '{interest} faedah, tolak {fee} fi',
    savedMonths: 'Tamat lebih awal',
    savedMonthsNote: 'ansuran terakhir pada bulan {last}, bukan {planned}',
    newInstalment: 'Ansuran baharu',
    newInstalmentNote: 'mulai bulan {month}; sebelum ini {before}',
    tooLate:
      'Pinjaman tamat pada bulan {last}, jadi bayaran tambahan pada bulan {month} tidak dikira. Pilih bulan yang lebih awal.',
    extra: 'Bayaran tambahan',
    fee: 'Fi',
  },
  comparison: {
    caption: 'Dua pinjaman, angka demi angka',
    item: 'Angka',
    first: 'Pertama',
    second: 'Kedua',
    term: 'Tempoh',
    instalment: {
      more: 'Ansuran pinjaman kedua lebih tinggi sebanyak {difference}.',
      less: 'Ansuran pinjaman kedua lebih rendah sebanyak {difference}.',
      same: 'Ansuran kedua-duanya sama.',
    },
    interest: {
      more: 'Faedah pinjaman kedua lebih tinggi sebanyak {difference}.',
      less: 'Faedah pinjaman kedua lebih rendah sebanyak {difference}.',
      same: 'Faedah kedua-duanya sama.',
    },
    otherAmount: 'Jumlah pinjaman berbeza: untuk membandingkan harga, lihat {aprName}.',
  },
  download: {
    button: 'Muat turun jadual (CSV)',
    fileName: 'ansuran-pinjaman',
  },
  documents: 'Dokumen yang mungkin diminta',
};
