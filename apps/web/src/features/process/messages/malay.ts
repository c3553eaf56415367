import type { PluralForms } from '@prestafaro/countries';
import type { JourneyMessages } from '@/site/messages/journey/shape';

/** Malaysia. No law gives every borrower days to withdraw, so a signed contract is said to be the place to look. */
export const malay: JourneyMessages<PluralForms<'ms'>> = {
  process: {
    done: 'Apa yang telah kami lakukan',
    received: 'Kami menerima permohonan anda pada {moment}',
    checking: 'Kami sedang melihat tawaran yang sesuai',
    checkingText:
      'Kami membandingkan jawapan anda dengan syarat yang diterbitkan oleh setiap pemberi pinjaman. Biasanya mengambil beberapa saat.',
    checkAgain: 'Semak semula',
    asksAlone: 'Halaman ini menyemak sendiri setiap dua saat.',
    checked: 'Kami telah membandingkan jawapan anda dengan {offers} daripada {lenders}',
    offersChecked: { other: '{count} tawaran' },
    lendersChecked: { other: '{count} pemberi pinjaman' },
    matching: { other: '{count} tawaran sesuai' },
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
  withdraw: {
    open: 'Tarik balik permohonan',
    text: 'Kami berhenti mengendalikannya dan ini tidak boleh dibatalkan. Jika anda telah mengisi borang pemberi pinjaman, maklumkan juga kepadanya.',
    confirm: 'Ya, tarik balik',
    done: 'Permohonan anda telah ditarik balik.',
    notAllowed:
      'Permohonan ini tidak boleh lagi ditarik balik di sini. Hubungi pemberi pinjaman atau tulis kepada kami.',
    failed: 'Kami tidak dapat menariknya balik: ia kekal seperti sebelumnya. Cuba lagi sebentar lagi.',
  },
  personal: {
    asked: 'Untuk permohonan anda: {amount} selama {days}',
    seeApplication: 'Lihat permohonan anda',
    automated:
      'Tawaran diperibadikan melalui pemprosesan automatik: kami membandingkan jawapan anda dengan syarat yang diterbitkan oleh setiap pemberi pinjaman. Ia panduan sahaja dan bukan keputusan kredit: itu dibuat oleh pemberi pinjaman.',
    human: 'Minta seseorang menyemaknya',
    failed:
      'Kami tidak dapat membaca permohonan anda sekarang. Ini senarai umum, tidak dibandingkan dengan jawapan anda.',
    fits: 'Sesuai dengan jawapan anda',
    doesNotFit: 'Tidak sesuai dengan jawapan anda',
    notCompared: 'Baharu: kami belum membandingkannya dengan jawapan anda',
    asks: 'Ini kami tidak tahu: pemberi pinjaman akan bertanya ({topics}).',
  },
  reasons: {
    met: {
      age: 'Menerima umur anda',
      income: 'Pendapatan anda mencukupi',
      employment: 'Menerima jenis pendapatan anda',
      default_register: 'Menerima apa yang anda nyatakan tentang CCRIS dan CTOS',
      identity_document: 'Menerima dokumen anda',
      bank_account: 'Anda memenuhi syarat akaun bank',
      phone: 'Menerima nombor telefon anda',
      amount: 'Memberi jumlah yang anda minta',
      term: 'Memberi tempoh yang anda minta',
      product_type: 'Jenis pinjaman yang anda cari',
    },
    unmet: {
      age: 'Tidak menerima umur anda',
      income: 'Memerlukan pendapatan bulanan lebih tinggi',
      employment: 'Tidak menerima jenis pendapatan anda',
      default_register: 'Tidak menerima rekod bermasalah dalam CCRIS atau CTOS',
      identity_document: 'Memerlukan dokumen pengenalan diri',
      bank_account: 'Memerlukan akaun bank',
      phone: 'Memerlukan nombor telefon',
      amount: 'Tidak memberi jumlah itu',
      term: 'Tidak memberi tempoh itu',
      product_type: 'Jenis pinjaman lain',
    },
    topics: {
      age: 'umur',
      income: 'pendapatan',
      employment: 'jenis pendapatan',
      default_register: 'CCRIS dan CTOS',
      identity_document: 'dokumen',
      bank_account: 'akaun bank',
      phone: 'telefon',
      amount: 'jumlah',
      term: 'tempoh',
      product_type: 'jenis pinjaman',
    },
    withLimits: '{reason} ({limits})',
    incomeFrom: 'dari {amount}',
    years: { between: '{min} hingga {max} tahun', from: '{min} tahun ke atas', upTo: 'sehingga {max} tahun' },
  },
  out: {
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
  landing: {
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
    othersTitle: 'Tawaran lain yang boleh anda lihat',
    othersText:
      'Menurut apa yang diterbitkan, ada jawapan anda yang tidak sesuai. Pemberi pinjaman yang membuat keputusan.',
    chooseTitle: 'Pilih jumlah lain',
    chooseSubmit: 'Teruskan dengan jumlah ini',
    checking: 'Menyemak tawaran yang ada',
    available: 'Ada {offers} daripada {lenders}',
    noneAvailable: 'Tiada tawaran diterbitkan sekarang',
  },
  thankYou: {
    sent: 'Apa yang anda hantar',
    loan: 'Permohonan pinjaman: {amount} selama {days}',
    receivedOn: 'Diterima',
    next: 'Apa seterusnya',
    ways: 'Ke mana dari sini',
  },
};
