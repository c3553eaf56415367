import type { MailedLinksMessages } from '@/features/mailed-links/messages/shape';

export const malay: MailedLinksMessages = {
  status: {
    title: 'Permohonan anda',
    text: 'Butang ini membuka permohonan anda dalam pelayar ini. Tekan hanya pada peranti anda sendiri: sesiapa yang menggunakannya selepas anda boleh melihatnya.',
    open: 'Lihat permohonan saya',
    expiredTitle: 'Pautan ini sudah tamat tempoh',
    expiredText:
      'Demi keselamatan, pautan hanya sah beberapa hari. Kami boleh menghantar pautan lain ke alamat e-mel yang anda gunakan semasa memohon.',
    renew: 'Hantar pautan lain',
  },
  mailed: {
    title: 'Kami telah menghantar pautan lain',
    text: 'Pautan akan tiba di alamat e-mel permohonan anda dalam beberapa minit. Jika tiada, semak folder spam.',
  },
  tooMany: {
    title: 'Kami sudah menghantar beberapa pautan',
    text: 'Semak peti mel dan folder spam anda. Jika tiada, cuba lagi dalam sejam.',
  },
  unknown: {
    title: 'Pautan ini tidak membuka apa-apa',
    text: 'Mungkin pautan tidak lengkap, atau kami telah memadamkan data yang dituju. Salin keseluruhan pautan daripada e-mel dan buka sekali lagi.',
  },
  awayTitle: 'Kami tidak dapat membuka pautan sekarang',
  away: 'Kami tidak dapat melakukannya sekarang. Ini masalah di pihak kami dan biasanya sekejap sahaja: sila cuba lagi sebentar nanti.',
  retry: 'Cuba lagi',
};
