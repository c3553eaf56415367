import type { UnsubscribeMessages } from '@/features/unsubscribe/messages/shape';

export const malay: UnsubscribeMessages = {
  title: 'Berhenti menerima iklan',
  lead: 'Tulis e-mel atau nombor telefon yang tidak mahu menerima iklan kami. Salah satu sudah memadai. Makluman tentang permohonan anda tetap akan dihantar.',
  email: { label: 'E-mel', hint: 'E-mel dalam permohonan anda, atau mana-mana e-mel lain.' },
  phone: { label: 'Nombor telefon', hint: 'Nombor negara ini, dengan atau tanpa kod negara.' },
  submit: 'Berhenti melanggan',
  accepted: {
    title: 'Selesai: kami tidak akan menghantar iklan',
    text: 'Tiada e-mel, SMS atau panggilan iklan kepada yang anda tulis. Jika e-mel itu daripada suatu permohonan, pengesahan akan dihantar kepadanya. Anda boleh membatalkannya dalam masa satu hari.',
  },
  toUndo: 'Batalkan',
  errors: {
    missing: 'Tulis e-mel atau nombor telefon',
    email: 'Tulis e-mel yang lengkap, seperti nama@contoh.my',
    phone: 'Tulis nombor telefon negara ini yang lengkap, angka sahaja',
  },
  link: {
    text: 'Dengan butang ini, alamat yang menerima mesej itu tidak akan menerima iklan lagi. Makluman tentang permohonan anda tetap akan dihantar.',
    expired: {
      title: 'Pautan ini telah tamat tempoh',
      text: 'Anda boleh berhenti melanggan dengan menulis e-mel anda di halaman kami.',
    },
    toForm: 'Pergi ke halaman berhenti melanggan',
  },
  undo: {
    title: 'Kami tidak akan menghantar iklan lagi',
    text: 'Anda boleh membatalkannya dalam masa satu hari. Anda akan menerima tawaran semula hanya jika anda telah bersetuju dalam permohonan.',
    submit: 'Batalkan',
    expired: {
      title: 'Tempoh pembatalan telah tamat',
      text: 'Ia boleh dibatalkan dalam masa satu hari sahaja. Jika anda mahu menerima tawaran semula, tulis kepada kami.',
    },
  },
  results: {
    undone: {
      title: 'Sudah dibatalkan',
      text: 'Anda akan menerima tawaran hanya jika anda telah bersetuju dalam permohonan. Jika ada permintaan lain untuk e-mel atau nombor yang sama, permintaan itu masih berkuat kuasa.',
    },
    used: {
      title: 'Sudah pun dibatalkan',
      text: 'Pautan ini telah digunakan sebelum ini. Tiada apa-apa yang berubah.',
    },
  },
};
