import type { PluralForms } from '@prestafaro/countries';
import type { SearchMessages } from '@/features/search/messages/shape';

export const malay: SearchMessages<PluralForms<'ms'>> = {
  link: 'Cari',
  title: 'Carian',
  lead: 'Cari dalam artikel, panduan, pemberi pinjaman, bank dan kalendar di laman ini.',
  label: 'Apakah yang anda cari?',
  button: 'Cari',
  tooLong:
    'Carian anda mempunyai {length} aksara dan hadnya ialah {max}. Buang beberapa perkataan dan cari sekali lagi.',
  found: { other: '{count} hasil' },
  kinds: {
    page: 'Halaman',
    article: 'Artikel',
    lender: 'Pemberi pinjaman',
    offer: 'Tawaran',
    bank: 'Bank',
    author: 'Pengarang',
    calendar: 'Kalendar',
    tag: 'Topik',
  },
  more: 'Memaparkan {shown} daripada {total}. Tambah satu lagi perkataan untuk mengecilkan hasil.',
  nothing: 'Tiada hasil untuk “{query}”',
  nothingText:
    'Semak ejaan, atau cuba dengan kurang perkataan atau perkataan yang lebih umum, seperti “pinjaman” atau “faedah”.',
  mainPages: 'Halaman utama',
  suggestions: 'Cadangan',
  suggested: { other: '{count} cadangan. Pilih satu dengan kekunci anak panah.' },
  noSuggestion: 'Tiada cadangan. Tekan Enter untuk mencari.',
  failed: 'Tiada cadangan buat masa ini. Tekan Enter untuk mencari.',
  away: 'Carian tidak memberi respons sekarang. Sila cuba lagi sebentar nanti.',
};
