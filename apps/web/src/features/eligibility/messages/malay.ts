import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const malay: EligibilityMessages = {
  met: 'Anda memenuhi {met} daripada {all} syarat asas',
  otherFacts: {
    legend: 'Perkara yang tidak diambil kira dalam peratusan',
    register: {
      label: 'Saya ada rekod tunggakan',
      text: 'Kebanyakan pemberi pinjaman menolak, dan yang mempertimbangkannya biasanya mengenakan kos lebih tinggi. Peratusan tidak berubah, tetapi pilihan anda berubah.',
    },
    noIncome: {
      label: 'Saya tiada pendapatan sendiri',
      text: 'Pemberi pinjaman perlu memastikan anda mampu membayar balik. Tanpa pendapatan, jawapannya biasanya tidak, walaupun anda memenuhi syarat lain.',
    },
  },
  legend: 'Tandakan yang benar bagi anda',
  weight: 'Menambah {percent}',
  submit: 'Lihat keputusan',
  orientative:
    'Ini panduan sahaja dan bukan keputusan kredit: ia hanya menjumlahkan apa yang anda tandakan, tidak menyemak apa-apa data anda dan tidak menyimpan apa-apa. Pemberi pinjaman yang membuat keputusan.',
  human: 'Tanya seseorang',
};
