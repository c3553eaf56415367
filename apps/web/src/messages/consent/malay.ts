import type { ConsentMessages } from './shape';

export const malay: ConsentMessages = {
  title: 'Bolehkah kami mengukur cara laman ini digunakan?',
  text: 'Dengan kebenaran anda, kami menggunakan kuki kami sendiri untuk mengira lawatan, mengingati apa yang anda lihat dan menambah baik laman ini. Jika anda menolak, semuanya tetap berfungsi dengan cara yang sama.',
  change: 'Anda boleh mengubahnya pada bila-bila masa di “Tetapan kuki” pada kaki halaman.',
  accept: 'Terima',
  reject: 'Tolak',
  more: 'Baca lagi',
  legend: 'Pilih apa yang anda benarkan',
  categories: {
    measurement: {
      label: 'Pengukuran',
      hint: 'Mengira lawatan dan mengetahui kempen asalnya, dengan nombor rawak. Nama anda dan apa yang anda tulis tidak sekali-kali disertakan.',
    },
    experiments: {
      label: 'Ujian versi',
      hint: 'Membandingkan dua versi sesuatu halaman dan mengingati versi yang anda dapat.',
    },
    push: {
      label: 'Pemberitahuan dalam pelayar',
      hint: 'Supaya kami boleh bertanya sama ada anda mahukan pemberitahuan tentang permohonan anda. Sebelum pemberitahuan pertama, pelayar akan meminta kebenaran anda.',
    },
    functional: {
      label: 'Mengingati apa yang anda lihat',
      hint: 'Menyimpan dalam pelayar ini tawaran yang anda bandingkan serta pemberi pinjaman dan panduan terakhir yang anda lihat, untuk ditunjukkan kepada anda. Kami tidak menerimanya.',
    },
  },
  necessary:
    'Apa yang perlu untuk perkara yang anda minta (permohonan anda, bahasa anda, pilihan ini) disimpan tanpa bertanya.',
  save: 'Simpan pilihan saya',
  open: 'Tetapan kuki',
  failed: {
    title: 'Kami tidak dapat menyimpan pilihan anda',
    text: 'Masalah ini di pihak kami. Tiada apa-apa diaktifkan: sila cuba lagi sebentar lagi.',
  },
  table: {
    caption: 'Apa yang boleh disimpan oleh laman ini dalam pelayar anda',
    name: 'Nama',
    purpose: 'Kegunaannya',
    lifetime: 'Berapa lama disimpan',
    category: 'Bila disimpan',
    owner: 'Milik siapa',
    untilClosed: 'Sehingga anda menutup tab',
    kinds: { cookie: 'kuki', local: 'storan setempat', session: 'storan sesi' },
    categories: {
      necessary: 'Perlu: tiada kebenaran diperlukan',
      measurement: 'Hanya jika anda membenarkan pengukuran',
      experiments: 'Hanya jika anda membenarkan ujian versi',
      functional: 'Hanya jika anda membenarkan kami mengingati apa yang anda lihat',
    },
    purposes: {
      visit: 'Mengetahui halaman yang dilihat dalam satu lawatan',
      browser: 'Mengira pelawat yang kembali sekali sahaja, dengan nombor rawak',
      firstSource: 'Mengingati halaman atau kempen asal anda pada kali pertama',
      currentSource: 'Mengingati halaman atau kempen asal anda pada kali terakhir',
      visitCount: 'Mengira lawatan dan halaman bagi setiap lawatan',
      unsentEvents: 'Menyimpan apa yang dikira semasa tiada sambungan, sehingga ia dihantar',
      experimentArm: 'Mengingati versi halaman yang anda dapat',
      comparison: 'Mengingati tawaran yang sedang anda bandingkan',
      seenPages: 'Menunjukkan pemberi pinjaman dan panduan terakhir yang anda lihat',
      consentChoice: 'Mengingati pilihan anda tentang kuki',
      language: 'Mengingati bahasa yang anda pilih di negara yang mempunyai lebih daripada satu bahasa',
      application: 'Membuka permohonan dan tawaran anda selepas permohonan dihantar',
      formAnswers:
        'Menyimpan apa yang anda tulis dalam permohonan supaya tidak hilang. Simpanan ini tidak keluar daripada peranti anda',
      pushRefusal: 'Mengingati bahawa anda tidak mahu pemberitahuan dalam pelayar ini',
      formVersion: 'Mengingati versi borang pendek yang anda gunakan',
      reloadGuard: 'Membuka semula halaman sekali sahaja jika sebahagiannya tidak dimuatkan',
    },
  },
};
