import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/features/comments/messages/shape';

export const malay: CommentsMessages<PluralForms<'ms'>> = {
  title: 'Komen',
  count: { other: '{count} komen' },
  reviews: { title: 'Ulasan', count: { other: '{count} ulasan' } },
  empty: {
    title: 'Belum ada sesiapa yang menulis',
    text: 'Kami turut menyiarkan apa yang kami tidak suka baca.',
  },
  list: {
    order: 'Susunan',
    newest: 'Terbaharu dahulu',
    oldest: 'Terlama dahulu',
    pages: 'Halaman komen',
    verified: {
      decision: 'Ulasan disahkan: pemberi pinjaman ini telah membuat keputusan tentang permohonan melalui {site}',
      applicant:
        'Ulasan disahkan: penulis memohon pinjaman daripada pemberi pinjaman ini melalui {site} dan membuka pautan e-mel kami',
    },
    howChecked: 'Cara kami menyemak ulasan',
    notVerified: 'Tidak disahkan',
    labels: { company: 'Syarikat', author: 'Penulis', expert: 'Pakar' },
    replies: 'Balasan',
    reply: 'Balas',
    replyTo: 'Balas kepada {name}',
    ratings: { other: '{count} penilaian pelawat' },
  },
  form: {
    open: 'Tulis komen',
    openReview: 'Tulis ulasan',
    name: 'Nama',
    nameHint: 'Akan disiarkan. Nama samaran pun boleh.',
    email: 'E-mel (pilihan)',
    emailHint:
      'Tidak disiarkan. Hanya untuk memberitahu anda sama ada tulisan anda disiarkan dan, jika tidak, sebabnya. Apa yang kami lakukan dengannya: {privacy}.',
    privacy: 'dasar privasi',
    text: 'Komen',
    textHint: '{min} hingga {max} aksara. Jangan tulis nombor telefon, kad pengenalan atau akaun.',
    stars: 'Penilaian anda (pilihan)',
    starsHint: 'Daripada 1, sangat buruk, hingga 5, sangat baik.',
    noStars: 'Tanpa penilaian',
    replyTo: 'Adakah anda membalas seseorang?',
    replyToNobody: 'Tidak, ini komen baharu',
    verify: 'Tandakan ulasan saya sebagai disahkan',
    verifyHint:
      'Hanya jika anda memohon pinjaman daripada pemberi pinjaman ini melalui {site}, dalam pelayar ini, dan ia telah membuat keputusan, atau jika di sini anda telah membuka pautan dalam e-mel kami tentang permohonan itu. Di sebelah nama anda, kami menyiarkan yang mana satu buktinya. Kami mencari permohonan anda ketika ulasan diterima dan hanya menyimpan tanda itu.',
    submit: 'Hantar',
    accepted: {
      title: 'Diterima',
      text: 'Kami akan membacanya sebelum menyiarkannya.',
      toEmail: 'Jika tidak disiarkan, kami akan memberitahu sebabnya melalui e-mel.',
      verified: 'Jika disiarkan, ulasan anda akan ditandakan sebagai disahkan.',
      notVerified:
        'Jika disiarkan, ulasan anda akan ditandakan sebagai tidak disahkan: kami tidak menemui permohonan daripada pelayar ini yang telah diputuskan oleh pemberi pinjaman ini, atau yang kami hantar kepadanya dan anda buka dengan pautan dalam e-mel kami.',
    },
    errors: {
      name: {
        missing: 'Tulis nama',
        too_long: 'Pendekkan nama kepada {max} aksara',
        invalid: 'Tulis nama dalam satu baris, tanpa aksara yang pelik',
      },
      email: { invalid: 'Semak e-mel, contohnya nama@contoh.com, atau biarkan kosong' },
      text: {
        missing: 'Tulis komen anda',
        too_short: 'Tulis sedikit lagi: sekurang-kurangnya {min} aksara',
        too_long: 'Pendekkan komen kepada {max} aksara',
        invalid: 'Buang aksara yang tidak dapat dibaca',
        links: 'Tinggalkan satu pautan sahaja',
      },
      rating: { invalid: 'Pilih 1 hingga 5 bintang, atau tiada' },
    },
  },
  report: {
    open: 'Laporkan',
    openOf: 'Laporkan komen {name}',
    reason: 'Sebab',
    choose: 'Pilih satu',
    reasons: {
      offensive: 'Menghina atau mengugut',
      false: 'Tidak benar',
      personal_data: 'Mendedahkan data peribadi',
      advertising: 'Iklan',
      other: 'Sebab lain',
    },
    text: 'Penjelasan (pilihan)',
    submit: 'Hantar laporan',
    accepted: {
      title: 'Laporan diterima',
      text: 'Seseorang akan membaca komen itu dan memutuskan sama ada ia kekal.',
    },
    errors: {
      reason: { invalid: 'Pilih satu sebab' },
      text: { too_long: 'Pendekkan penjelasan kepada {max} aksara', invalid: 'Buang aksara yang tidak dapat dibaca' },
    },
  },
  rating: {
    title: 'Adakah ini berguna?',
    stars: 'Penilaian anda',
    starsHint: 'Daripada 1, tidak berguna, hingga 5, sangat berguna.',
    submit: 'Hantar penilaian',
    accepted: {
      title: 'Terima kasih',
      text: 'Penilaian anda sudah dikira. Jika anda menghantarnya semula, ia menggantikan yang ini.',
    },
    missing: 'Pilih 1 hingga 5 bintang',
    ratings: { other: '{count} penilaian' },
    noRatings: 'Belum ada penilaian',
  },
};
