import type { PluralForms } from '@prestafaro/countries';
import type { ProcessMessages } from '@/features/process/messages/shape';

/** Malaysia. No law gives every borrower days to withdraw, so the texts refer to the signed contract. */
export const malay: ProcessMessages<PluralForms<'ms'>> = {
  progress: {
    done: 'Apa yang telah kami lakukan',
    received: 'Kami menerima permohonan anda pada {moment}',
    checking: 'Kami sedang melihat tawaran yang sesuai',
    checkingText:
      'Kami membandingkan jawapan anda dengan syarat yang diterbitkan oleh setiap pemberi pinjaman. Biasanya mengambil beberapa saat.',
    checkAgain: 'Semak semula',
    automaticCheck: 'Halaman ini menyemak sendiri setiap dua saat.',
    checked: 'Kami telah membandingkan jawapan anda dengan {offers} daripada {lenders}',
    offersChecked: { other: '{count} tawaran' },
    lendersChecked: { other: '{count} pemberi pinjaman' },
    matching: { other: '{count} tawaran sesuai' },
    openNow: 'Menerima permohonan sekarang: {count}',
    noneMatching: 'Tiada yang sesuai dengan semua jawapan anda',
    toOffers: 'Lihat tawaran saya',
    toAlternatives: 'Lihat pilihan lain',
    moving: 'Dalam beberapa saat kami beralih ke halaman seterusnya.',
    stay: 'Kekal di sini',
    stayed: 'Anda kekal di halaman ini. Teruskan dengan butang apabila anda mahu.',
    awayTitle: 'Kami tidak dapat menyemak permohonan anda sekarang',
    awayText: 'Apa yang anda hantar telah disimpan. Masalah ini di pihak kami dan biasanya sekejap.',
    retry: 'Cuba lagi',
  },
  status: {
    title: 'Perkembangan permohonan anda',
    label: 'Status',
    lender: 'Pemberi pinjaman: {lender}',
    names: {
      draft: 'Belum dihantar',
      submitted: 'Diterima',
      offers_shown: 'Tawaran dibandingkan',
      offer_picked: 'Tawaran dipilih',
      under_review: 'Dalam penilaian',
      approved: 'Diluluskan oleh pemberi pinjaman',
      declined: 'Ditolak oleh pemberi pinjaman',
      signed: 'Kontrak ditandatangani',
      paid_out: 'Wang dihantar',
      withdrawn: 'Ditarik balik',
    },
    texts: {
      draft: 'Anda belum menghantarnya.',
      submitted: 'Kami telah menerimanya dan sedang melihat tawaran yang sesuai.',
      offers_shown:
        'Tawaran anda sudah sedia. Pilih dengan tenang: tiada yang mengikat sehingga anda menandatangani dengan pemberi pinjaman.',
      offer_picked:
        'Anda telah ke laman web pemberi pinjaman. Jika anda mengisi borangnya, ia yang membuat keputusan. Sementara itu, anda boleh melihat tawaran lain.',
      under_review:
        'Pemberi pinjaman memaklumkan bahawa ia sedang menilai permohonan anda. Ia akan menjawab anda terus.',
      approved:
        'Pemberi pinjaman memaklumkan bahawa pinjaman anda diluluskan. Baca keseluruhan kontrak sebelum menandatangani: hanya tawarannya yang sah.',
      declined:
        'Pemberi pinjaman memaklumkan bahawa pinjaman tidak diluluskan. Anda boleh bertanya sebabnya. Jangan memohon satu demi satu: lihat dahulu sama ada tawaran lain lebih sesuai.',
      signed:
        'Pemberi pinjaman memaklumkan bahawa anda telah menandatangani. Kontrak anda menyatakan sama ada dan sehingga bila anda boleh membatalkannya.',
      paid_out: 'Pemberi pinjaman memaklumkan bahawa wang telah dihantar. Simpan kontrak dan tarikh setiap bayaran.',
      withdrawn: 'Anda telah menariknya balik. Anda boleh membuat permohonan lain pada bila-bila masa.',
    },
  },
  picks: {
    one: 'Anda memilih {lender}',
    several: { other: 'Anda memilih {count} pemberi pinjaman' },
    cost: '{loan} · anda bayar balik {total}',
    undecided: 'Diterima tidak bermakna diluluskan: setakat ini kami tidak tahu apa-apa keputusan.',
    visited:
      'Anda pergi ke laman webnya pada {moment}. Kami tidak menghantar apa-apa: jika anda mengisi borangnya, {lender} yang membuat keputusan.',
    contact: 'Cara menghubungi {lender}',
    details: 'Lihat halaman {lender}',
  },
  next: {
    title: 'Apa yang berlaku sekarang',
    delivered: 'Permohonan telah dihantar',
    underWay: 'Kami sedang menghantar permohonan anda',
    form: 'Anda mengisi permohonan di laman web {lender}',
    ifNotYet: 'Jika anda belum mengisinya.',
    answer: '{lender} menilai permohonan anda dan memberi jawapan',
    ask: 'Jika tiada khabar sehingga {day}, tanyakan kepadanya.',
    sign: 'Anda membaca maklumat sebelum kontrak dan, jika setuju, menandatanganinya',
    check: 'Pastikan jumlah bayaran balik ialah {total}.',
    checkAny: 'Semak jumlah bayaran balik sebelum menandatangani.',
    payout: '{lender} menghantar wang kepada anda',
    afterSigning: 'Selepas anda menandatangani.',
  },
  refusal: {
    title: 'Jika jawapannya tidak',
    declined: 'Apa yang boleh anda buat sekarang',
    text: 'Tanya sebabnya dan jangan menghantar permohonan satu demi satu. Tawaran terbuka ini sepadan dengan jawapan anda dan belum anda pohon.',
  },
  keep: 'Untuk kembali, tanda halaman ini dalam pelayar ini. Dari pelayar lain, minta pautan di {page}.',
  withdraw: {
    open: 'Tarik balik permohonan',
    text: 'Kami berhenti mengendalikannya dan ini tidak boleh dibatalkan. Kami akan memaklumkan kepada pemberi pinjaman yang menerimanya daripada kami bahawa anda telah menariknya balik. Kami tidak dapat memadamkan apa yang sudah ada pada mereka: supaya mereka memadamkannya, padamkan data anda di halaman “Data anda” dan kami akan memaklumkan kepada mereka, atau minta terus daripada mereka. Jika anda telah mengisi borang di laman pemberi pinjaman, maklumkan juga kepadanya.',
    confirm: 'Ya, tarik balik',
    done: 'Permohonan anda telah ditarik balik. Jika ada pemberi pinjaman yang menerimanya daripada kami, kami sedang memaklumkan kepadanya.',
    notAllowed:
      'Permohonan ini tidak boleh lagi ditarik balik di sini. Hubungi pemberi pinjaman atau tulis kepada kami.',
    failed: 'Kami tidak dapat menariknya balik: ia kekal seperti sebelumnya. Cuba lagi sebentar lagi.',
  },
  landing: {
    strangerTitle: 'Apa yang boleh dibuat jika tiada tawaran yang sesuai',
    strangerText:
      'Anda belum menghantar permohonan daripada pelayar ini, jadi kami belum membandingkan apa-apa dengan jawapan anda. Mulakan dengan jalan keluar yang tidak memerlukan wang; senarai semua tawaran ada di bahagian akhir.',
    nothingTitle: 'Tiada tawaran untuk anda sekarang',
    nothingText: 'Kami lebih suka memberitahu anda daripada menyuruh anda mengisi borang yang tidak akan berhasil.',
    whyTitle: 'Mengapa tiada yang sesuai',
    whyText:
      'Ini panduan sahaja: kami membandingkan jawapan anda dengan syarat yang diterbitkan oleh setiap pemberi pinjaman.',
    why: '{reason}: {offers}',
    whyOffers: { other: '{count} tawaran' },
    otherLoanTitle: 'Dengan jumlah atau tempoh lain, ini sesuai',
    otherLoanText:
      'Pemberi pinjaman ini menerima jawapan anda yang lain, tetapi memberi pinjaman yang berbeza daripada yang anda minta.',
    otherLoan: 'Lihat tawaran untuk {amount} selama {days}',
    less: 'kurang {value}',
    more: 'lebih {value}',
    chooseTitle: 'Pilih jumlah lain',
    chooseSubmit: 'Teruskan dengan jumlah ini',
    checking: 'Menyemak tawaran yang ada',
    available: 'Menerima permohonan sekarang: {offers} daripada {lenders}',
    noneAvailable: 'Tiada tawaran menerima permohonan sekarang',
  },
  thankYou: {
    sent: 'Apa yang anda hantar',
    loan: 'Permohonan pinjaman: {amount} selama {days}',
    receivedOn: 'Diterima',
    next: 'Apa seterusnya',
    ways: 'Ke mana dari sini',
  },
};
