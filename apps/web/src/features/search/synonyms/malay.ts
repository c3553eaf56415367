import type { Synonyms } from '@/features/search/synonyms/shape';

export const malay: Synonyms = {
  stopWords:
    'ada adalah akan aku anda apa apakah atau bagaimana bagi boleh dalam dan dari daripada dengan di hendak ia ialah ini itu jika juga kah kami ke kepada kita macam mahu mana mereka mesti nak oleh pada perlu saya sebagai sila siapa sudah telah tentang tidak tolong untuk yang'.split(
      ' ',
    ),
  pages: {
    home: ['laman utama', 'halaman utama', 'muka depan', 'utama'],
    application: [
      ...['mohon pinjaman', 'mohon', 'permohonan', 'borang permohonan', 'memohon pinjaman', 'borang', 'pinjam duit'],
      ...['pinjam wang', 'minta pinjaman'],
    ],
    offers: [
      ...['tawaran', 'semua tawaran', 'senarai tawaran', 'banding pinjaman', 'bandingkan pinjaman', 'pinjaman murah'],
      ...['pinjaman paling murah', 'pinjaman terbaik'],
    ],
    offers3: ['banding sebelah-menyebelah', 'jadual perbandingan', 'perbandingan', 'bandingkan tawaran'],
    about: ['tentang kami', 'siapa kami', 'mengenai kami', 'syarikat', 'pasukan'],
    contact: [
      ...['hubungi', 'hubungi kami', 'khidmat pelanggan', 'bantuan', 'nombor telefon', 'e-mel', 'emel', 'email'],
      ...['alamat e-mel', 'cakap dengan orang', 'talian', 'sokongan', 'contact'],
    ],
    howItWorks: [
      'cara ia berfungsi',
      'cara berfungsi',
      'bagaimana ia berfungsi',
      'langkah',
      'langkah-langkah',
      'arahan',
    ],
    lenders: ['pemberi pinjaman', 'senarai pemberi pinjaman', 'syarikat pinjaman', 'siapa beri pinjaman', 'pemiutang'],
    calculator: [
      ...['kalkulator', 'kira ansuran', 'kira', 'ansuran bulanan', 'kira faedah', 'bayaran bulanan', 'simulasi'],
      ...['jadual bayaran balik'],
    ],
    affiliates: ['afiliat', 'program afiliat', 'jana pendapatan', 'affiliate', 'komisen rujukan'],
    legalNotice: ['notis undang-undang', 'butiran syarikat', 'nombor pendaftaran', 'maklumat undang-undang'],
    terms: ['terma', 'terma dan syarat', 'syarat', 'terma penggunaan', 'syarat penggunaan'],
    privacy: ['privasi', 'dasar privasi', 'notis privasi', 'perlindungan data', 'pdpa', 'data peribadi'],
    cookies: ['kuki', 'dasar kuki', 'cookies', 'tetapan kuki', 'tolak kuki'],
    complaints: [
      ...['aduan', 'buat aduan', 'mengadu', 'adu', 'rungutan', 'lapor', 'laporan', 'penipuan', 'scam', 'kena tipu'],
      ...['saya ditipu', 'tuntutan'],
    ],
    partners: ['rakan kongsi', 'senarai rakan kongsi', 'rakan', 'bekerjasama dengan siapa'],
    accessibility: ['kebolehcapaian', 'pembaca skrin', 'orang kurang upaya', 'oku', 'tulisan besar'],
    glossary: ['glosari', 'kamus', 'maksud', 'makna', 'istilah', 'definisi'],
    blog: ['blog', 'panduan', 'artikel', 'tip', 'nasihat', 'berita'],
    unsubscribe: [
      ...['berhenti melanggan', 'henti langganan', 'batal langganan', 'berhenti iklan', 'hentikan mesej', 'spam'],
      ...['hentikan e-mel', 'jangan hantar iklan', 'unsubscribe', 'berhenti terima iklan', 'berhenti'],
    ],
    myData: [
      ...['padam data saya', 'padam data', 'hapus data', 'buang data', 'data saya', 'padam akaun', 'tutup akaun'],
      ...['muat turun data', 'akses data', 'hapuskan data saya'],
    ],
  },
};
