import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const malay: EligibilityMessages = {
  legend: 'Tandakan yang benar bagi anda',
  weight: 'Menambah {percent}',
  submit: 'Lihat keputusan',
  orientative:
    'Ini panduan sahaja dan bukan keputusan kredit: ia hanya menjumlahkan apa yang anda tandakan, tidak menyemak apa-apa data anda dan tidak menyimpan apa-apa. Pemberi pinjaman yang membuat keputusan.',
  human: 'Tanya seseorang',
};
