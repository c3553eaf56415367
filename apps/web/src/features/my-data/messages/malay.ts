import type { MyDataMessages } from '@/features/my-data/messages/shape';

export const malay: MyDataMessages = {
  request: {
    title: 'Data anda',
    lead: 'Di sini anda boleh melihat, memuat turun atau memadamkan apa yang kami simpan tentang anda. Masukkan alamat yang anda gunakan dan kami akan menghantar pautan: dengan itu hanya anda yang melihat data tersebut.',
    email: 'E-mel',
    emailHint: 'Alamat yang anda berikan dalam permohonan atau komen.',
    submit: 'Hantar pautan kepada saya',
    accepted: {
      title: 'Semak e-mel anda',
      text: 'Jika alamat itu wujud, mesej akan tiba dalam beberapa minit. Jika kami menyimpan data, mesej itu mengandungi pautan yang sah selama satu jam; jika tiada, mesej itu menyatakannya. Semak juga folder spam.',
    },
    errors: {
      missing: 'Masukkan alamat e-mel anda',
      invalid: 'Semak alamat itu: satu perkataan, tanda @ dan bahagian selepasnya, seperti nama@example.com',
      tooLong: 'Pendekkan alamat itu: paling banyak {max} aksara',
    },
    more: 'Data yang kami simpan, tujuannya dan tempohnya diterangkan dalam {privacy}.',
  },
  held: {
    title: 'Apa yang kami simpan tentang anda',
    lead: 'Inilah semua yang kami simpan bagi alamat ini, di semua laman kami. Pautan ini sah selama satu jam: tutup halaman apabila selesai.',
    expiredTitle: 'Pautan ini sudah tamat tempoh',
    expiredText:
      'Demi keselamatan, pautan sah selama satu jam. Anda boleh meminta pautan lain dengan alamat yang sama.',
    askAgain: 'Minta pautan lain',
    download: 'Muat turun data (JSON)',
    downloadHint: 'Fail yang boleh dibaca oleh program lain, jika anda mahu membawa data ke tempat lain.',
    nothing: 'Kami tidak lagi menyimpan data bagi alamat ini.',
    groups: {
      application: 'Permohonan bertarikh {day}',
      blocked: 'Permohonan yang disekat',
      consents: 'Bukti persetujuan',
      comments: 'Komen',
      affiliates: 'Program afiliasi',
      mails: 'Mesej',
    },
    parts: {
      answers: 'Jawapan anda',
      history: 'Apa yang berlaku',
      notes: 'Catatan kakitangan kami',
      consents: 'Persetujuan',
      clicks: 'Pemberi pinjaman yang anda lawati',
    },
    labels: {
      country: 'Negara',
      sent: 'Dihantar',
      status: 'Status',
      source: 'Dari mana anda datang',
      matching: 'Perbandingan',
      given: 'Diberikan',
      notGiven: 'Tidak diberikan',
      revoked: 'Ditarik balik pada {moment}',
      network: 'Rangkaian (dipendekkan)',
      page: 'Halaman',
      signedAs: 'Nama yang dipaparkan',
      stars: 'Bintang',
      mark: 'Tanda',
      verified: {
        decision: 'Disahkan: pemberi pinjaman ini telah membuat keputusan tentang permohonan anda',
        applicant:
          'Disahkan: anda memohon pinjaman daripada pemberi pinjaman ini melalui kami dan membuka pautan e-mel kami',
      },
      suppressed: 'Alamat ini berada dalam senarai yang tidak menerima e-mel daripada kami.',
    },
    matched:
      'Sebuah program membandingkan jawapan anda dengan {offers} tawaran daripada {lenders} pemberi pinjaman; {fitting} sesuai.',
    blockedText:
      'Kami menyimpannya hanya untuk kes tuntutan dan tiada sesiapa menggunakannya untuk tujuan lain. Jika anda mahu melihatnya, tulis kepada kami.',
    decisions: { pending: 'Menunggu semakan', approved: 'Disiarkan', rejected: 'Tidak disiarkan' },
    mailsText: 'Mesej yang kami hantar dan masanya. Kami tidak menyimpan salinan teksnya.',
    mailsAbout: {
      application: 'Tentang permohonan',
      comment: 'Tentang komen',
      data: 'Tentang data anda',
      affiliate: 'Tentang program afiliasi',
      offers: 'Iklan tentang tawaran',
      other: 'Mesej lain',
    },
  },
  erase: {
    open: 'Padamkan data saya',
    text: 'Kami memadamkan permohonan bersama sejarahnya, nama dan alamat anda pada komen, mesej dan pautan. Klik kekal tanpa apa-apa yang menunjukkan ia milik anda. Kami juga memadamkan apa yang pelayar ini laporkan tentang lawatan anda.',
    keptTitle: 'Apa yang mesti kami simpan',
    kept: {
      blockedApplications:
        'Permohonan yang berakhir dengan kontrak atau mempunyai tuntutan terbuka. Undang-undang mewajibkan kami menyimpannya secara tersekat sehingga tiada lagi tuntutan yang boleh dibuat.',
      consentProofs:
        'Bukti persetujuan yang anda berikan atau tidak berikan, dengan kod menggantikan alamat anda. Undang-undang mewajibkan kami dapat membuktikannya; data ini disekat.',
      commentTexts: 'Teks komen anda, jika anda memilih untuk mengekalkannya, tanpa nama dan alamat anda.',
      affiliateContracts:
        'Kontrak afiliasi anda bersama bayaran yang telah kami buat atau masih terhutang. Undang-undang mewajibkan kami menyimpan akaun. Anda boleh menamatkannya di halaman afiliasi anda.',
      suppression:
        'Kod alamat anda dalam senarai yang tidak menerima mesej, supaya kami tidak menulis kepada anda lagi.',
    },
    notices:
      'Notis kepada pemberi pinjaman bahawa anda mahu permohonan anda dipadamkan, tanpa nama atau alamat anda, selama {days} hari.',
    commentsLegend: 'Teks komen anda',
    comments: {
      'keep-texts': 'Kekalkan dengan nama “Tanpa nama”',
      'erase-texts': 'Padamkan juga. Pilih ini jika teks itu menunjukkan siapa anda.',
    },
    irreversible:
      'Tindakan ini tidak boleh dibatalkan. Kami akan memaklumkan kepada setiap pemberi pinjaman yang menerima permohonan anda daripada kami, atau mungkin telah menerimanya, bahawa anda mahu permohonan itu dipadamkan. Jika anda memberikan data kepada pemberi pinjaman di laman webnya sendiri, minta pemberi pinjaman itu memadamkannya.',
    confirm: 'Ya, padamkan data saya',
  },
  receipt: {
    title: 'Kami telah memadamkan data anda',
    titleWithKept: 'Kami telah memadamkan data anda, kecuali apa yang mesti kami simpan',
    notMailed: 'Kami tidak menghantarnya melalui e-mel kerana kami tidak lagi mempunyai alamat anda.',
    lead: 'Resit ini tidak mengandungi apa-apa tentang anda. Catat nombornya atau cetak halaman ini.',
    number: 'Nombor',
    day: 'Hari',
    erasedTitle: 'Apa yang dipadamkan',
    erased: {
      applications: 'Permohonan',
      comments: 'Komen',
      clicks: 'Klik yang diasingkan daripada anda',
      deliveries: 'Penghantaran kepada pemberi pinjaman',
      mails: 'Mesej',
      links: 'Pautan dalam mesej',
      affiliates: 'Permohonan menyertai program afiliasi',
      events: 'Lawatan yang dikira dalam pelayar ini',
    },
    keptTitle: 'Apa yang kami simpan dan sebabnya',
    nothingKept: 'Kami tidak menyimpan apa-apa.',
    print: 'Untuk mencetak atau menyimpan sebagai PDF, gunakan menu pelayar anda.',
    unknownTitle: 'Kami tidak menjumpai resit itu',
    unknownText: 'Salin keseluruhan alamat daripada e-mel. Resit disimpan selagi tuntutan boleh dibuat.',
  },
};
