import type { MailMessages } from './mail-messages';
import { payoutBrands } from './payout-brands';

export const malay: MailMessages = {
  greeting: 'Salam sejahtera,',
  status: {
    lender: (name) => `Pemberi pinjaman: ${name}`,
    link: 'Lihat permohonan saya',
    hint: 'Pautan ini peribadi: selama 7 hari ia membuka permohonan anda tanpa kata laluan pada mana-mana peranti. Jangan panjangkan kepada orang lain. Jika sudah tamat tempoh, buka juga pautan itu untuk meminta pautan baharu.',
  },
  footer: {
    application: (siteName) =>
      `Anda menerima mesej ini kerana seseorang telah memohon menggunakan alamat e-mel ini di ${siteName}. Ini makluman tentang permohonan itu, bukan iklan.`,
    comment: (siteName) =>
      `Anda menerima mesej ini kerana seseorang telah menulis komen menggunakan alamat e-mel ini di ${siteName}. Ini bukan iklan.`,
    unsubscribed: (siteName) =>
      `Anda menerima mesej ini kerana seseorang meminta di ${siteName} supaya kami tidak menghantar iklan ke alamat ini. Ini makluman sekali sahaja, bukan iklan.`,
    offers: (siteName) =>
      `Anda menerima mesej ini kerana anda bersetuju menerima tawaran semasa memohon di ${siteName}. Ini iklan daripada ${siteName}.`,
    contact: (email) => `Jika ada pertanyaan, atau jika itu bukan anda, tulis kepada kami di ${email}.`,
  },
  myData: {
    reason: (siteName) =>
      `Anda menerima mesej ini kerana seseorang telah bertanya di ${siteName} tentang data bagi alamat e-mel ini. Ini bukan iklan.`,
    subject: 'Data yang kami simpan tentang anda',
    held: 'Seseorang telah meminta data yang kami simpan bagi alamat e-mel ini. Butang di bawah membuka halaman dengan semua data itu. Di sana anda boleh memuat turunnya atau meminta supaya dipadamkan.',
    link: 'Lihat data saya',
    hint: 'Pautan ini peribadi: jangan panjangkan kepada orang lain. Pautan sah selama satu jam, pada mana-mana peranti. Jika bukan anda yang meminta, abaikan sahaja: tiada orang lain boleh membuka halaman itu.',
    nothing:
      'Seseorang telah meminta data yang kami simpan bagi alamat e-mel ini. Kami tidak menyimpan apa-apa. Jika anda menggunakan alamat lain dengan kami, minta data bagi alamat itu.',
  },
  erasureReceipt: {
    reason: (siteName) =>
      `Anda menerima mesej ini kerana seseorang telah meminta di ${siteName} supaya data bagi alamat e-mel ini dipadamkan. Ini bukan iklan.`,
    subject: 'Kami telah memadamkan data anda',
    subjectWithKept: 'Kami telah memadamkan data anda, kecuali apa yang mesti kami simpan',
    erased: (id) =>
      `Kami telah memadamkan data bagi alamat e-mel ini. Nombor resit ialah ${id}. Halaman resit menyatakan apa yang dipadamkan, apa yang mesti kami simpan dan sebabnya. Tiada maklumat tentang anda di situ.`,
    link: 'Lihat resit',
    last: 'Ini mesej terakhir yang kami hantar ke alamat ini tentang data tersebut.',
  },
  erasedComment: { name: 'Tanpa nama', text: 'Penulis telah menarik balik komen ini.' },
  statusLink: {
    subject: 'Pautan baharu ke permohonan anda',
    text: 'Anda meminta pautan baharu ke permohonan anda. Ini pautannya.',
  },
  applicationReceived: {
    subject: 'Kami telah menerima permohonan anda',
    received: (amount) => `Kami telah menerima permohonan anda untuk pinjaman ${amount}.`,
    next: 'Kami membandingkannya dengan syarat yang diterbitkan oleh setiap pemberi pinjaman. Halaman permohonan anda menunjukkan tawaran yang sesuai dan sebabnya. Kami akan menulis apabila pemberi pinjaman memaklumkan sesuatu.',
    decision:
      'Kami tidak memberi pinjaman: pemberi pinjaman yang anda pilih membuat keputusan. Anda tidak terikat sehingga anda menandatangani kontrak dengannya.',
  },
  statusChanged: {
    under_review: {
      subject: 'Permohonan anda sedang dinilai',
      text: 'Pemberi pinjaman memaklumkan bahawa ia sedang menilai permohonan anda. Ia akan menjawab anda terus.',
    },
    signed: {
      subject: 'Pemberi pinjaman memaklumkan kontrak telah ditandatangani',
      text: 'Pemberi pinjaman memaklumkan bahawa anda telah menandatangani. Kontrak anda menyatakan sama ada dan sehingga bila anda boleh membatalkannya. Jika anda tidak menandatangani apa-apa, segera maklumkan kepada pemberi pinjaman.',
    },
    paid_out: {
      subject: 'Pemberi pinjaman telah menghantar wang',
      text: 'Pemberi pinjaman memaklumkan bahawa wang telah dihantar. Simpan kontrak dan tarikh setiap bayaran.',
    },
    withdrawn: {
      subject: 'Permohonan anda telah ditarik balik',
      text: 'Permohonan anda telah ditarik balik dan kami tidak lagi mengendalikannya. Kami memaklumkannya kepada pemberi pinjaman yang menerimanya daripada kami. Jika anda sudah mengisi borang di laman pemberi pinjaman, maklumkan juga kepadanya.',
    },
  },
  applicationApproved: {
    subject: 'Pemberi pinjaman meluluskan permohonan anda',
    approved: (amount) =>
      `Pemberi pinjaman memaklumkan bahawa permohonan anda untuk pinjaman ${amount} telah diluluskan.`,
    sender:
      'Makluman ini daripada kami, bukan daripada pemberi pinjaman: kami membandingkan pinjaman dan tidak memberi pinjaman. Ini bukan kontrak. Syarat yang sah hanyalah syarat yang dihantar oleh pemberi pinjaman.',
    next: 'Sebelum menandatangani, baca keseluruhan kontrak: kadar faedah dan caj, jumlah bayaran balik dan tarikh setiap bayaran. Jika ada yang berbeza, tanya pemberi pinjaman.',
  },
  affiliate: {
    footer: (siteName) =>
      `Anda menerima mesej ini kerana seseorang telah menggunakan alamat e-mel ini untuk memohon program afiliasi ${siteName}. Ini bukan iklan.`,
    hint: 'Pautan ini peribadi dan sah selama 30 hari. Jangan panjangkan kepada orang lain. Jika sudah tamat tempoh, buka juga pautan itu untuk meminta pautan baharu.',
    pageLink: 'Lihat halaman afiliasi saya',
    request: {
      subject: 'Sahkan permohonan afiliasi anda',
      received: 'Kami telah menerima permohonan untuk program afiliasi kami dengan alamat e-mel ini.',
      confirm:
        'Buka pautan dan sahkan dengan butang bahawa alamat ini milik anda. Sebelum itu kami tidak membuat keputusan. Jika anda tidak mengesahkannya dalam 30 hari, kami memadamkan permohonan itu.',
      link: 'Sahkan alamat saya',
      hint: 'Pautan ini peribadi: jangan panjangkan kepada orang lain.',
      next: 'Selepas itu seorang kakitangan akan membacanya dan membalas melalui e-mel.',
    },
    approved: {
      subject: 'Permohonan afiliasi anda diluluskan',
      approved: 'Kami telah meluluskan permohonan anda untuk program afiliasi.',
      code: (code) =>
        `Kod anda ialah ${code}. Tambahkan ?aff=${code} pada alamat mana-mana halaman kami, dan kami akan mengira klik, permohonan dan pinjaman pelawat yang datang melaluinya.`,
      counted:
        'Kami hanya mengira pelawat yang membenarkan pengukuran dalam notis kuki. Halaman anda menunjukkan syarat serta klik, permohonan, pinjaman dan jumlah bayaran mengikut hari.',
    },
    newLink: {
      subject: 'Pautan afiliasi anda',
      text: 'Seseorang telah meminta pautan ke halaman afiliasi dengan alamat ini. Ini pautannya.',
    },
    terms: {
      models: { cpl: 'Model CPL: bagi setiap permohonan yang sah', cps: 'Model CPS: bagi setiap pinjaman dikeluarkan' },
      rate: (amount) => `Kadar: ${amount}`,
      hold: (days) => `Tempoh menunggu: ${days}`,
      methods: { bank: 'Pindahan bank', ...payoutBrands },
      paidTo: (method, ending) => `Bayaran: ${method}, akaun berakhir dengan ${ending}`,
    },
    changed: {
      terms: {
        subject: 'Syarat afiliasi anda telah berubah',
        text: (day) => `Syarat ini berkuat kuasa mulai ${day}. Apa yang telah dikira sebelum ini tidak berubah.`,
      },
      resumed: {
        subject: 'Akaun afiliasi anda aktif semula',
        text: (day) => `Mulai ${day} kod anda kembali dikira dengan syarat ini:`,
      },
      paused: {
        subject: 'Akaun afiliasi anda dihentikan sementara',
        text: (day) =>
          `Mulai ${day} kod anda tidak mengira apa-apa yang baharu. Hasil yang telah anda peroleh tetap dibayar.`,
      },
      refused: {
        subject: 'Permohonan afiliasi anda tidak diterima',
        text: (day) =>
          `Pada ${day} seorang kakitangan kami membaca permohonan anda untuk program afiliasi dan memutuskan untuk tidak menerimanya.`,
      },
      ended: {
        subject: 'Kontrak afiliasi anda telah tamat',
        text: (day) =>
          `Kontrak anda tamat pada ${day}: sejak itu kod anda tidak mengira apa-apa yang baharu. Hasil sebelum itu tetap dibayar.`,
      },
      payout: {
        subject: 'Butiran bayaran anda telah berubah',
        text: (day) => `Mulai ${day} kami membayar anda seperti ini:`,
      },
      request: {
        subject: 'Butiran permohonan afiliasi anda telah berubah',
        text: (day) =>
          `Butiran yang anda sahkan berkuat kuasa mulai ${day}. Kakitangan yang membaca permohonan anda dapat melihatnya.`,
      },
    },
    unexpected: (email) =>
      `Jika anda tidak menjangkakannya atau bukan anda yang memintanya, segera tulis kepada kami: ${email}.`,
    proposal: {
      request: {
        subject: 'Sahkan butiran baharu permohonan afiliasi anda',
        text: 'Seseorang menghantar semula borang program afiliasi dengan alamat ini. Jika anda mengesahkannya, perkara ini berubah:',
        link: 'Lihat dan sahkan perubahan',
        hint: 'Pautan ini peribadi dan sah selama 30 hari: jangan panjangkan kepada orang lain.',
      },
      payout: {
        subject: 'Sahkan butiran bayaran baharu anda',
        text: 'Di halaman afiliasi anda ada permintaan untuk bayaran dengan cara lain. Jika anda mengesahkannya, kami akan membayar seperti ini:',
        link: 'Lihat dan sahkan perubahan',
        hint: 'Pautan ini peribadi dan sah selama 24 jam: jangan panjangkan kepada orang lain.',
      },
      end: {
        subject: 'Sahkan bahawa anda mahu menamatkan kontrak afiliasi',
        text: 'Di halaman afiliasi anda ada permintaan untuk menamatkan kontrak. Jika anda mengesahkannya, kod anda tidak lagi dikira. Hasil yang telah anda peroleh tetap dibayar.',
        link: 'Tamatkan kontrak',
        hint: 'Pautan ini peribadi dan sah selama 24 jam: jangan panjangkan kepada orang lain.',
      },
    },
    fields: {
      name: 'Nama atau syarikat',
      website: 'Laman web atau saluran',
      text: 'Cara anda membawa pelawat',
      model: 'Model pilihan',
      payoutMethod: 'Cara bayaran',
    },
    notYou: 'Jika bukan anda, abaikan sahaja: tanpa pengesahan anda tiada apa-apa yang berubah.',
  },
  applicationDeclined: {
    subject: 'Pemberi pinjaman tidak meluluskan permohonan anda',
    declined: 'Pemberi pinjaman memaklumkan bahawa pinjaman tidak diluluskan. Keputusan itu dibuat olehnya.',
    options: 'Apa yang boleh anda lakukan:',
    steps: [
      'Tanya pemberi pinjaman sebabnya.',
      'Semak laporan kredit anda, contohnya CCRIS atau CTOS. Anda berhak melihatnya dan meminta kesilapan dibetulkan.',
      'Jangan memohon satu demi satu: banyak permohonan dalam masa singkat boleh menjejaskan anda.',
      'Jika anda sukar membayar hutang, berbincanglah dengan pemiutang sebelum meminjam lagi.',
    ],
  },
  unsubscribed: {
    subject: 'Kami tidak akan menghantar iklan lagi kepada anda',
    text: 'Seseorang meminta supaya kami tidak menghantar tawaran atau iklan lain ke alamat ini. Kami telah mencatatnya.',
    kept: 'Anda masih akan menerima makluman tentang permohonan anda.',
    undo: 'Jika itu bukan anda, atau jika anda berubah fikiran, anda boleh membatalkannya dalam masa satu hari.',
    link: 'Batalkan',
  },
  offersThatFit: {
    subject: (count) => `Tawaran yang sesuai dengan permohonan anda: ${count}`,
    found: (amount) =>
      `Kami telah membandingkan permohonan anda untuk ${amount} dengan syarat setiap pemberi pinjaman. Ada tawaran terbuka yang sesuai, dan anda belum memilih mana-mana.`,
    where:
      'Halaman permohonan anda menunjukkan tawaran itu dan sebab ia sesuai, setiap satu dengan APR dan contoh perwakilan.',
    link: 'Lihat tawaran',
    intermediary:
      'Kami tidak memberi pinjaman: kami membandingkan tawaran pemberi pinjaman yang membayar komisen kepada kami. Pemberi pinjaman yang anda pilih membuat keputusan.',
    unsubscribe: 'Saya tidak mahu menerima iklan lagi',
  },
  commentDecision: {
    approvedSubject: 'Komen anda telah disiarkan',
    rejectedSubject: 'Kami tidak menyiarkan komen anda',
    approved: (title) => `Kami telah menyiarkan komen anda di “${title}”. Terima kasih kerana menulis.`,
    rejected: (title) =>
      `Kami tidak menyiarkan komen anda di “${title}”. Keputusan ini dibuat oleh seorang ahli pasukan kami.`,
    reason: (reason) => `Sebab: ${reason}`,
    note: (note) => `Nota moderator: ${note}`,
    reasons: {
      not_relevant: 'komen ini bukan tentang topik halaman.',
      offensive: 'komen ini menghina atau kurang sopan.',
      personal_data: 'komen ini mengandungi data peribadi anda atau orang lain.',
      advertising: 'komen ini ialah iklan.',
      not_genuine: 'kami percaya komen ini bukan pengalaman anda sendiri.',
      other: 'komen ini tidak mematuhi peraturan komen.',
    },
    objection: (email) =>
      `Jika anda tidak bersetuju, tulis kepada kami di ${email} dan orang lain akan menyemaknya semula.`,
    newComment: 'Anda juga boleh menghantar komen lain.',
  },
};
