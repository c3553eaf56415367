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
  documents: 'Dokumen yang mungkin diminta',
};
