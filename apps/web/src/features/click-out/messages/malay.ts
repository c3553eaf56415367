import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const malay: ClickOutMessages = {
  exit: {
    action: 'Pergi ke pemberi pinjaman',
    limitedTitle: 'Terlalu banyak klik berturut-turut',
    limitedText: 'Banyak klik datang daripada sambungan anda dalam masa singkat. Cuba lagi selepas {minutes}.',
  },
  transition: {
    title: 'Anda akan ke laman web {lender}',
    lead: 'Mulai sekarang semuanya berlaku di laman web {lender}: borang, syarat dan keputusannya.',
    passTitle: 'Apa yang kami hantar',
    passText:
      'Nombor klik ini dan, jika ada, kod kempen yang membawa anda ke sini. Tiada maklumat tentang anda: bukan nama, bukan dokumen, bukan jawapan.',
    asksTitle: 'Apa yang akan ditanya',
    asksText:
      'Biasanya MyKad, cara menghubungi anda, pendapatan dan akaun untuk menerima wang. Sebelum menandatangani, ia mesti memberitahu kos pinjaman secara bertulis.',
    costTitle: 'Kosnya',
    action: 'Pergi ke {lender}',
    lenderPage: 'Baca tentang {lender}',
    back: 'Kembali ke tawaran',
    outageTitle: 'Kami tidak dapat membuka jalan keluar',
    outageText:
      'Tiada apa-apa dihantar kepada sesiapa. Masalah ini di pihak kami dan biasanya sekejap: cuba butang itu sekali lagi.',
    goneTitle: 'Tawaran itu tiada lagi dalam senarai',
    goneText: 'Mungkin pemberi pinjaman telah menariknya balik. Inilah yang lain.',
  },
};
