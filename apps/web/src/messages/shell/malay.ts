import type { PluralForms } from '@prestafaro/countries';
import type { ShellMessages } from '@/messages/shell/shape';

/** Malaysia. */
export const malay: ShellMessages<PluralForms<'ms'>> = {
  navigation: {
    skipToContent: 'Terus ke kandungan',
    main: 'Utama',
    footer: 'Kaki halaman',
    legal: 'Maklumat undang-undang',
    menu: 'Menu',
    home: 'Laman utama',
    apply: 'Mohon pinjaman',
    howWeEarn: 'Cara kami menjana pendapatan',
    warningLabel: 'Amaran tentang kredit',
  },
  breadcrumbs: { label: 'Laluan halaman', root: 'Pinjaman dalam talian' },
  languageSwitch: { label: 'Bahasa' },
  pagination: {
    label: 'Halaman',
    position: 'Halaman {current} daripada {total}',
    page: 'Halaman {page}',
    previous: 'Sebelumnya',
    next: 'Seterusnya',
  },
  units: {
    days: { other: '{count} hari' },
    minutes: { other: '{count} minit' },
    months: { other: '{count} bulan' },
  },
  author: {
    bio: 'Biografi',
    education: 'Pendidikan',
    specialty: 'Kepakaran',
    experience: 'Pengalaman',
    publications: 'Penerbitan',
    certificates: 'Sijil',
    strengths: 'Kekuatan',
    articles: 'Artikel oleh {name}',
    allArticles: 'Semua artikel penulis ini',
  },
  page: {
    reviewedOn: 'Disemak pada {date}',
    reviewedOnBy: 'Disemak pada {date} oleh {name}',
    contents: 'Di halaman ini',
    sources: 'Sumber',
    reviewedBy: 'Disemak oleh {name}',
  },
  steps: { you: 'Anda', lender: 'Pemberi pinjaman' },
  notice: { info: 'Maklumat', warning: 'Perhatian', danger: 'Penting', success: 'Selesai' },
  simulator: {
    formLabel: 'Kira jumlah yang anda akan bayar balik',
    amountField: 'Jumlah',
    daysField: 'Tempoh',
    amountInput: 'Jumlah dalam {currency}',
    daysInput: 'Tempoh dalam hari',
    periodUntil: '{days}, hingga {date}',
    inDays: 'dalam {days}',
  },
  numbers: {
    missing: 'Masukkan nombor, dari {min} hingga {max}',
    invalid: 'Masukkan dengan angka sahaja, dari {min} hingga {max}',
    ambiguous: 'Masukkan tanpa koma atau titik: kami tidak pasti sama ada ribu atau perpuluhan',
    'not-whole': 'Masukkan tanpa perpuluhan',
    'too-low': 'Sekurang-kurangnya {min}',
    'too-high': 'Paling banyak {max}',
  },
  loanSummary: {
    chosen: 'Pinjaman yang anda pilih',
    amount: 'Jumlah',
    period: 'Tempoh',
    lent: 'Anda pinjam',
    cost: 'Kos',
    total: 'Anda bayar balik, paling tinggi',
    dueDate: 'Tarikh bayaran balik',
    rate: 'APR maksimum',
    change: 'Tukar jumlah atau tempoh',
    adjusted: 'Jumlah atau tempoh itu tidak boleh dipilih: yang ditunjukkan ialah untuk {amount} selama {days}.',
  },
  example: {
    title: 'Contoh perwakilan',
    aprName: 'APR',
    nominalRateName: 'Kadar nominal',
    sentence:
      'Pinjaman {amount} selama {days}: kadar nominal tetap {nominalRate} setahun, APR {apr}, {fees}. Satu bayaran {total}. Jumlah kos: {cost}. Jumlah perlu dibayar: {total}.',
    promotional:
      'Tawaran promosi, pinjaman pertama {amount} selama {days}: kadar nominal tetap {nominalRate} setahun, APR {apr}, {fees}. Satu bayaran {total}. Jumlah kos: {cost}. Jumlah perlu dibayar: {total}.',
  },
  testimonials: {
    origin: { sample: 'Ulasan contoh', imported: 'Ulasan diimport, tidak disahkan', verified: 'Ulasan disahkan' },
    reply: { company: 'Jawapan syarikat', author: 'Jawapan penulis', expert: 'Jawapan pakar' },
    stars: { other: '{count} daripada 5 bintang' },
  },
  figures: { sample: 'Angka contoh', askLender: 'Tanya pemberi pinjaman', advertising: 'Iklan' },
  provider: {
    label: 'Penyedia perkhidmatan ini',
    companyName: 'Nama syarikat',
    taxId: 'No. cukai (TIN)',
    address: 'Alamat',
    registry: 'Pendaftaran syarikat',
    intermediaryNumber: 'No. pendaftaran perantara kredit',
    email: 'E-mel',
    complaints: 'Aduan',
    missing: 'Belum diisi:',
  },
  errors: {
    notFoundTitle: 'Kami tidak menemui halaman yang diminta',
    notFoundText: 'Mungkin alamat tersalah taip atau halaman itu sudah tiada. Anda boleh ke bahagian lain dari sini.',
    notFoundAction: 'Mohon pinjaman',
    refusals: {
      'too-long': {
        title: 'Apa yang anda tulis terlalu panjang',
        text: 'Tiada apa-apa disimpan. Kembali dengan butang pelayar, pendekkan teks dan hantar semula.',
      },
      form: {
        title: 'Borang itu tidak sampai dengan betul',
        text: 'Ia tidak sampai sepenuhnya atau bukan dari halaman ini, dan tiada apa-apa disimpan. Kembali dengan butang pelayar dan hantar semula.',
      },
      address: {
        title: 'Alamat ini tidak dapat dibaca',
        text: 'Mungkin ia disalin dengan salah atau sebahagiannya hilang. Semuanya boleh dicapai dari laman utama.',
      },
      file: {
        title: 'Tiada halaman di sini',
        text: 'Ini alamat fail yang tidak wujud. Mungkin ia daripada versi laman yang lama atau disalin dengan salah. Semuanya boleh dicapai dari laman utama.',
      },
    },
    backHome: 'Kembali ke laman utama',
    unavailableTitle: 'Halaman ini tidak dapat dipaparkan sekarang',
    unavailableText: 'Masalah ini di pihak kami dan biasanya sekejap sahaja. Sila cuba lagi sebentar lagi.',
    busyTitle: 'Terlalu banyak halaman serentak',
    busyText:
      'Sambungan anda meminta lebih banyak halaman daripada yang dapat kami paparkan serentak. Sila tunggu beberapa saat dan cuba lagi.',
    failureTitle: 'Ada masalah di pihak kami',
    failureText: 'Ini bukan salah anda dan tiada apa-apa yang hilang. Cuba lagi atau kembali ke laman utama.',
    retry: 'Cuba lagi',
    loading: 'Memuatkan…',
    loadingNote: 'Kami sedang membuka halaman semula.',
    specialTitle: 'Kami tidak dapat membuka halaman ini',
    specialText: 'Kami sudah mencuba dua kali. Sila cuba lagi dalam beberapa minit.',
  },
  challenge: {
    working: {
      title: 'Kami sedang menyemak bahawa anda bukan program',
      text: 'Kini banyak penghantaran automatik diterima. Pelayar anda membuat satu pengiraan, kemudian borang dihantar sendiri. Jangan tutup halaman ini.',
    },
    failed: {
      title: 'Semakan tidak selesai',
      text: 'Tiada apa-apa dihantar dan apa yang anda tulis masih ada di sini. Tekan butang sekali lagi.',
    },
    wait: {
      title: 'Tunggu sebentar dan hantar semula',
      text: 'Kini banyak penghantaran automatik diterima. Selepas {time}, tekan butang sekali lagi: apa yang anda tulis masih ada di sini.',
    },
    seconds: { other: '{count} saat' },
    again: 'Hantar semula',
  },
  visitorForm: {
    sending: 'Sedang dihantar…',
    honeypot: 'Biarkan medan ini kosong',
    refusedTitle: 'Ada yang perlu dibetulkan',
    gone: {
      title: 'Kami tidak dapat menyimpannya',
      text: 'Halaman atau komen itu mungkin tidak lagi disiarkan. Buka semula halaman ini dan cuba lagi.',
    },
    limited: {
      title: 'Anda telah menghantar beberapa kali berturut-turut',
      text: 'Apa yang anda tulis masih ada di sini. Untuk menghantarnya semula, tunggu {time}.',
    },
    away: {
      title: 'Kami tidak dapat menyimpannya sekarang',
      text: 'Masalah ini di pihak kami. Apa yang anda tulis masih ada di sini: hantar semula sebentar lagi.',
    },
    noConnection: {
      title: 'Ia tidak sampai',
      text: 'Periksa sambungan anda dan hantar semula. Apa yang anda tulis masih ada di sini.',
    },
  },
};
