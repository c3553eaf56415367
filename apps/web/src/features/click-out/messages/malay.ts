import type { ClickOutMessages } from '@/features/click-out/messages/shape';

export const malay: ClickOutMessages = {
  exit: {
    action: 'Pergi ke pemberi pinjaman',
    limitedTitle: 'Terlalu banyak klik berturut-turut',
    limitedText: 'Banyak klik datang daripada sambungan anda dalam masa singkat. Cuba lagi selepas {minutes}.',
    closedText:
      '{offer} tidak menerima permohonan buat masa ini. Kami tidak membawa anda ke laman webnya kerana anda tidak boleh memohon di sana.',
  },
  transition: {
    title: 'Anda akan ke laman web {lender}',
    lead: 'Mulai sekarang semuanya berlaku di laman web {lender}: borang, syarat dan keputusannya.',
    passTitle: 'Apa yang kami hantar',
    passText:
      'Nombor klik ini dan, jika ada, kod kempen yang membawa anda ke sini dan kod versi halaman kami yang anda lihat dalam satu eksperimen. Klik ini tidak membawa apa-apa maklumat tentang anda: bukan nama, bukan dokumen, bukan jawapan.',
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
  delivery: {
    choose: 'Pilih tawaran ini',
    byUs: 'Jika anda memilihnya, anda boleh menghantar permohonan anda dari sini.',
    byLink: 'Anda memohon di laman webnya: kami tidak menghantar permohonan anda.',
    title: 'Hantar permohonan anda kepada {lender}',
    lead: 'Anda yang menentukan: hantar permohonan yang telah anda isi, atau pergi ke laman webnya tanpa menghantar apa-apa.',
    sent: {
      title: 'Permohonan anda kepada {lender}',
      lead: 'Lihat status permohonan di sini.',
    },
    whatTitle: 'Apa yang akan diterima',
    whatText: 'Jika anda menekan butang itu, kami menghantar kepada {lender} maklumat permohonan yang berikut sahaja:',
    parts: {
      loan: 'jumlah dan tempoh yang anda mohon',
      name: 'nama penuh',
      birthDate: 'tarikh lahir',
      contact: 'e-mel dan nombor telefon',
      income: 'pendapatan bulanan dan sumbernya',
      document: 'jenis dan nombor dokumen pengenalan',
      account: 'akaun untuk menerima wang',
    },
    after:
      '{lender} menilainya, menjawab anda, dan bertanggungjawab atas maklumat itu mulai saat itu. Anda tidak terikat sehingga anda menandatangani.',
    send: 'Hantar permohonan saya kepada {lender}',
    without: 'Pergi ke {lender} tanpa menghantarnya',
    lendersTitle: 'Permohonan anda di setiap pemberi pinjaman',
    picked: 'Anda telah memilih satu tawaran. Di bawah ialah status penghantaran permohonan anda.',
    states: {
      waiting:
        'Permohonan anda sedang dihantar kepada {lender}. Jika pelayannya tidak menjawab, kami terus mencuba selama tiga hari.',
      accepted: '{lender} telah menerima permohonan anda dan akan menjawab anda terus.',
      refused: 'Pelayan {lender} tidak menerima permohonan anda. Anda boleh memohon di laman webnya.',
      given_up: 'Kami tidak dapat menyampaikan permohonan anda kepada {lender}. Anda boleh memohon di laman webnya.',
      cancelled: 'Kami tidak menghantar permohonan anda kepada {lender}.',
      unconfirmed:
        '{lender} belum mengesahkan penerimaan permohonan anda, tetapi mungkin telah menerimanya. Anda juga boleh memohon di laman webnya.',
    },
    has: '{lender} mempunyai permohonan anda.',
    mayHave: '{lender} mungkin mempunyai permohonan anda, tetapi belum mengesahkannya.',
    notices: {
      withdrawn: {
        waiting: 'Kami sedang memaklumkan kepadanya bahawa anda telah menariknya balik.',
        arrived: 'Ia telah menerima notis kami bahawa anda telah menariknya balik.',
        failed: 'Kami tidak dapat memaklumkan kepadanya bahawa anda telah menariknya balik: sila maklumkan sendiri.',
      },
      ended: {
        waiting: 'Kami sedang memaklumkan kepadanya bahawa anda tidak lagi memerlukan permohonan itu.',
        arrived: 'Ia telah menerima notis kami bahawa anda tidak lagi memerlukan permohonan itu.',
        failed:
          'Kami tidak dapat memaklumkan kepadanya bahawa anda tidak lagi memerlukan permohonan itu: sila maklumkan sendiri.',
      },
    },
    notSent: 'Permohonan tidak dihantar',
    problems: {
      changed: 'Maklumat yang diterima oleh {lender} telah berubah. Lihat senarai itu semula dan buat keputusan.',
      closed:
        'Permohonan anda tidak boleh lagi dihantar kepada {lender}: ia telah ditarik balik atau selesai, tidak sesuai dengan tawaran, atau anda menarik balik kebenaran.',
      limited: 'Banyak penghantaran datang daripada sambungan anda dalam masa singkat. Cuba lagi kemudian.',
      away: 'Masalah ini di pihak kami dan biasanya sekejap: cuba butang itu sekali lagi.',
    },
    formNote:
      'Jika pemberi pinjaman itu menerima permohonan daripada kami, sebelum menghantar kami memberitahu anda maklumat yang mana. Maklumat itu mungkin: {parts}. Jika tidak, kami hanya membawa anda ke laman webnya dan tidak menghantar apa-apa.',
  },
};
