import type { PluralForms } from '@prestafaro/countries';
import type { ApplicationMessages } from '@/features/application/messages/shape';

export const malay: ApplicationMessages<PluralForms<'ms'>> = {
  existing: {
    title: 'Anda sudah menghantar satu permohonan',
    text: 'Kami menerimanya pada {moment}: {status}. Jika anda menghantar borang ini, ia permohonan lain.',
    link: 'Lihat status permohonan saya',
  },
  notices: {
    mend: { other: 'Ada {count} perkara untuk dibetulkan' },
    limited: {
      title: 'Beberapa permohonan telah dihantar berturut-turut',
      text: 'Apa yang anda tulis masih ada di sini. Untuk menghantarnya semula, tunggu {time}.',
    },
    away: {
      title: 'Kami tidak dapat menyimpan permohonan anda sekarang',
      text: 'Masalah ini di pihak kami. Apa yang anda tulis masih ada di sini: hantar semula sebentar lagi. Jika ia sudah sampai, ia tidak akan disimpan dua kali.',
    },
    lost: {
      title: 'Ia tidak sampai',
      text: 'Periksa sambungan anda dan cuba lagi. Apa yang anda tulis masih ada di sini.',
    },
    keyReused: {
      title: 'Borang ini telah dihantar dengan jawapan lain',
      text: 'Permohonan pertama telah disimpan dan tidak berubah. Untuk menghantar satu lagi dengan apa yang anda lihat sekarang, tekan butang sekali lagi.',
    },
    gone: {
      title: 'Borang ini daripada versi halaman yang terdahulu',
      text: 'Tiada apa-apa disimpan. Semak jawapan anda dan hantar semula: borang ini kini yang terkini.',
    },
  },
  steps: {
    label: 'Langkah permohonan',
    position: '{current} daripada {total} · {step}',
    spoken: 'Langkah {current} daripada {total}:',
    next: 'Teruskan',
    back: 'Kembali',
    whyTitle: 'Mengapa kami bertanya',
    loan: {
      name: 'Jumlah',
      title: 'Berapa yang anda perlukan dan untuk berapa lama?',
      lead: 'Anda akan terus melihat bayaran balik yang paling tinggi.',
      why: 'Setiap pemberi pinjaman menawarkan jumlah dan tempoh tertentu: dengan jawapan anda, kami tahu yang mana sesuai. Tujuan tidak wajib dan tiada tawaran bergantung padanya.',
    },
    contact: {
      name: 'Hubungan',
      title: 'Bagaimana kami memaklumkan tawaran kepada anda?',
      lead: 'Borang ini hanya sampai kepada kami. Apa yang anda tulis masih ada di sini.',
      why: 'Pemberi pinjaman menyemak umur dan memerlukan cara untuk menjawab anda. Kami tidak menerbitkan atau menjual maklumat ini.',
    },
    income: {
      name: 'Pendapatan',
      title: 'Berapakah pendapatan anda?',
      lead: 'Anggaran sudah memadai. Kami tidak meminta slip gaji atau kata laluan bank.',
      why: 'Pemberi pinjaman perlu menilai sama ada anda mampu membayar balik. Dengan jawapan ini kami mengetepikan yang tidak akan meluluskan, tanpa menyemak CCRIS atau CTOS.',
    },
    consents: {
      name: 'Semak dan hantar',
      title: 'Semak dan hantar',
      lead: 'Kotak belum ditanda: tandakan yang anda mahu sahaja. Dua yang pertama diperlukan untuk menghantar permohonan.',
    },
    contactAndIncome: {
      name: 'Tentang anda',
      title: 'Maklumat dan pendapatan anda',
      lead: 'Borang ini hanya sampai kepada kami. Apa yang anda tulis masih ada di sini.',
      why: 'Pemberi pinjaman menyemak umur, memerlukan cara untuk menjawab anda dan perlu menilai sama ada anda mampu membayar balik. Kami tidak menerbitkan atau menjual maklumat ini.',
    },
    loanAndIncome: {
      name: 'Pinjaman',
      title: 'Pinjaman dan pendapatan anda',
      lead: 'Anda akan terus melihat bayaran balik yang paling tinggi.',
      why: 'Setiap pemberi pinjaman menawarkan jumlah dan tempoh tertentu, dan perlu menilai sama ada anda mampu membayar balik. Anggaran pendapatan sudah memadai.',
    },
    whole: {
      name: 'Permohonan',
      title: 'Permohonan anda',
      lead: 'Semuanya dalam satu halaman. Borang ini hanya sampai kepada kami.',
      why: 'Dengan jumlah, tempoh dan pendapatan kami tahu pemberi pinjaman yang sesuai; umur dan hubungan diperlukan untuk mereka menjawab anda. Kami tidak menerbitkan atau menjual maklumat ini.',
    },
  },
  whyAsked: {
    document:
      'Pemberi pinjaman perlu tahu siapa yang memohon. Nombor ini disimpan secara disulitkan, tidak kekal pada peranti ini, dan hanya pemberi pinjaman yang anda pilih untuk memohon akan menerimanya.',
    account:
      'Ada pemberi pinjaman yang hanya memberi kepada orang yang mempunyai akaun atas nama sendiri, kerana wang dimasukkan ke situ. Nombor ini disimpan secara disulitkan dan tidak kekal pada peranti ini. Tiada sesiapa di sini akan meminta PIN, TAC atau kata laluan bank anda.',
  },
  questions: {
    amount: { label: 'Berapa yang anda perlukan?' },
    days: { label: 'Untuk berapa lama?' },
    purpose: { label: 'Untuk apa?', hint: 'Tiada tawaran bergantung pada jawapan ini.' },
    firstName: { label: 'Nama', hint: 'Seperti dalam MyKad.' },
    lastName: {
      label: 'Nama bapa atau nama keluarga',
      hint: 'Bahagian selepas bin, binti, a/l atau a/p, atau nama keluarga.',
    },
    birthDate: {
      label: 'Tarikh lahir',
      hint: 'Anda mesti berumur {age} tahun ke atas: lahir pada {date} atau lebih awal.',
    },
    phone: {
      label: 'Telefon bimbit',
      hint: 'Untuk permohonan ini sahaja. Kami tidak menelefon untuk menjual, melainkan anda membenarkannya di hujung.',
    },
    email: { label: 'E-mel', hint: 'Untuk memaklumkan perkembangan permohonan ini.' },
    documentKind: { label: 'Jenis dokumen' },
    document: { label: 'Nombor MyKad', hint: '12 digit. Sengkang tidak menjadi masalah.' },
    employment: { label: 'Apakah sumber pendapatan anda sekarang?' },
    monthlyIncome: { label: 'Pendapatan sebulan', hint: 'Baki selepas KWSP, PERKESO dan cukai, tanpa sen.' },
    inDefaultRegister: {
      label: 'Adakah anda mempunyai tunggakan dalam CCRIS atau CTOS?',
      hint: 'Kami tidak menyemaknya: kami bertanya kerana ada pemberi pinjaman yang tidak memberi dalam keadaan itu.',
    },
    hasBankAccount: { label: 'Adakah anda mempunyai akaun bank atas nama sendiri?' },
    accountKind: { label: 'Jenis akaun' },
    account: { label: 'Nombor akaun', hint: '10 hingga 17 digit. Ini bukan nombor kad.' },
    bank: { label: 'Bank' },
    branchCode: { label: 'Kod cawangan' },
  },
  optional: '{label} (tidak wajib)',
  example: 'Contohnya, {example}.',
  dateParts: { day: 'Hari', month: 'Bulan', year: 'Tahun' },
  choose: 'Pilih jawapan',
  options: {
    yes: 'Ya',
    no: 'Tidak',
    purpose: {
      bills: 'Membayar bil',
      car: 'Kereta atau motosikal',
      home: 'Rumah',
      health: 'Kesihatan',
      studies: 'Pengajian',
      other_debts: 'Hutang lain',
      purchase: 'Membeli sesuatu',
      other: 'Lain-lain',
    },
    employment: {
      employee: 'Bekerja dengan gaji',
      self_employed: 'Bekerja sendiri',
      pensioner: 'Menerima pencen',
      unemployed: 'Tidak bekerja',
      student: 'Belajar',
    },
    documentKind: {},
    accountKind: {},
  },
  faults: {
    common: {
      missing: 'Jawab soalan ini',
      'too-long': 'Pendekkan jawapan: muat {max} aksara',
      invalid: 'Semak jawapan ini: kami tidak dapat membacanya',
      'too-low': 'Masukkan angka yang lebih tinggi',
      'too-high': 'Masukkan angka yang lebih rendah',
      ambiguous: 'Masukkan tanpa koma atau titik: kami tidak pasti sama ada ribu atau perpuluhan',
      'not-whole': 'Masukkan nombor bulat, tanpa perpuluhan',
      future: 'Tarikh itu belum tiba: masukkan tarikh lahir anda',
      'under-age': 'Untuk memohon, anda mesti berumur {age} tahun ke atas: lahir pada {date} atau lebih awal',
      'too-long-ago': 'Semak tahun lahir',
      'no-such-day': 'Tiada hari itu dalam kalendar: semak hari dan bulan',
      'other-birth-date': 'Tarikh lahir tidak sama dengan yang dalam MyKad: semak kedua-duanya',
      'document:format': 'Nombor itu mengandungi aksara yang tidak sepatutnya: salin seperti dalam dokumen',
      'document:length': 'Aksara terlebih atau terkurang: salin nombor itu sepenuhnya',
      'document:checksum': 'Satu digit tidak sepadan dengan yang lain: bandingkan dengan dokumen, digit demi digit',
      'document:impossible-date': 'Digit tarikh lahir bukan hari yang wujud: bandingkan dengan dokumen',
      'document:unknown-place': 'Digit tempat lahir bukan kod mana-mana tempat: bandingkan dengan dokumen',
      'document:not-accepted': 'Dokumen itu tidak boleh digunakan: masukkan nombor dokumen yang kami minta',
      'phone:format': 'Masukkan nombor telefon dengan digit sahaja',
      'phone:length': 'Digit nombor telefon terlebih atau terkurang',
      'phone:other-country': 'Masukkan nombor telefon negara ini',
      'phone:unknown-prefix': 'Semak digit pertama: tiada nombor peribadi bermula begitu',
      'phone:fixed-line': 'Itu nombor talian tetap: masukkan nombor telefon bimbit',
      'account:format': 'Masukkan akaun dengan digit sahaja, seperti yang ditunjukkan oleh bank',
      'account:length': 'Digit akaun terlebih atau terkurang: salin sepenuhnya',
      'account:checksum': 'Satu digit akaun tidak sepadan dengan yang lain: bandingkan dengan bank anda',
      'account:other-country': 'Masukkan akaun negara ini',
      'account:not-accepted': 'Masukkan akaun daripada jenis yang kami minta',
    },
    fields: {
      amount: {
        missing: 'Masukkan jumlah yang anda perlukan, dari {min} hingga {max}',
        invalid: 'Masukkan jumlah dengan angka, dari {min} hingga {max}',
        'too-low': 'Jumlah paling rendah ialah {min}',
        'too-high': 'Jumlah paling tinggi ialah {max}',
        'not-whole': 'Masukkan jumlah tanpa sen',
      },
      days: {
        missing: 'Masukkan tempoh, dari {min} hingga {max}',
        invalid: 'Masukkan tempoh dengan angka, dari {min} hingga {max}',
        'too-low': 'Tempoh paling pendek ialah {min}',
        'too-high': 'Tempoh paling panjang ialah {max}',
      },
      purpose: { invalid: 'Pilih satu tujuan dalam senarai, atau tiada' },
      firstName: { missing: 'Masukkan nama anda', invalid: 'Masukkan nama dengan huruf sahaja, seperti dalam MyKad' },
      lastName: {
        missing: 'Masukkan nama bapa atau nama keluarga',
        invalid: 'Masukkan nama dengan huruf sahaja, seperti dalam MyKad',
      },
      birthDate: {
        missing: 'Masukkan hari, bulan dan tahun anda lahir',
        invalid: 'Masukkan tarikh dengan angka dan tahun dengan empat digit: 27, 3 dan 1988',
        'too-long': 'Masukkan tarikh dengan angka dan tahun dengan empat digit: 27, 3 dan 1988',
      },
      phone: {
        missing: 'Masukkan nombor telefon bimbit',
        'phone:length': 'Nombor bimbit Malaysia mempunyai 10 atau 11 digit termasuk 0: kira semula',
        'phone:other-country': 'Masukkan nombor Malaysia: kod negara ialah +60',
      },
      email: {
        missing: 'Masukkan e-mel',
        invalid: 'Semak e-mel: satu perkataan, tanda @ dan yang selepasnya, seperti nama@domain.my',
      },
      documentKind: { missing: 'Pilih jenis dokumen', invalid: 'Pilih satu dokumen dalam senarai' },
      document: {
        missing: 'Masukkan nombor MyKad',
        'document:format': 'Nombor MyKad mempunyai 12 digit, tanpa huruf',
        'document:length': 'Digit terlebih atau terkurang: nombor MyKad mempunyai 12',
      },
      employment: { missing: 'Pilih sumber pendapatan anda', invalid: 'Pilih satu jawapan dalam senarai' },
      monthlyIncome: {
        missing: 'Masukkan pendapatan sebulan; jika tiada, masukkan 0',
        invalid: 'Masukkan pendapatan dengan angka, tanpa sen',
        'too-high': 'Semak angka: ini pendapatan sebulan, bukan setahun',
        'not-whole': 'Masukkan pendapatan tanpa sen',
      },
      inDefaultRegister: {
        missing: 'Nyatakan sama ada anda mempunyai tunggakan dalam CCRIS atau CTOS',
        invalid: 'Pilih ya atau tidak',
      },
      hasBankAccount: { invalid: 'Pilih ya atau tidak' },
      accountKind: { invalid: 'Pilih satu jenis dalam senarai' },
      account: {
        missing: 'Masukkan nombor akaun',
        invalid: 'Anda menjawab tiada akaun: padamkan nombor ini atau tukar jawapan itu',
        'account:length': 'Digit terlebih atau terkurang: akaun mempunyai 10 hingga 17 digit',
      },
      bank: { missing: 'Masukkan nama bank' },
      branchCode: { missing: 'Masukkan kod cawangan' },
    },
    consents: {
      terms: 'Untuk menghantar permohonan, tandakan bahawa anda telah membaca terma dan dasar privasi',
      lenders:
        'Untuk menghantar permohonan, tandakan bahawa kami boleh membandingkan jawapan anda dengan syarat pemberi pinjaman',
    },
  },
  consents: {
    legend: 'Apa yang anda benarkan',
    hint: 'Anda boleh menarik balik setiap kebenaran pada bila-bila masa.',
    required: '{text} (wajib)',
    texts: {
      terms: 'Saya telah membaca {terms} dan {privacy}.',
      lenders: 'Saya bersetuju jawapan saya dibandingkan dengan syarat pemberi pinjaman dalam {partners}.',
      messages:
        'Saya mahu menerima tawaran pinjaman melalui e-mel dan SMS. Setiap mesej ada pautan untuk berhenti melanggan.',
      calls: 'Saya benarkan panggilan telefon tentang tawaran pinjaman.',
    },
    links: { terms: 'terma dan syarat', privacy: 'dasar privasi', partners: 'senarai rakan kongsi' },
  },
  information: {
    title: 'Apa yang kami lakukan dengan data anda',
    more: 'Penjelasan penuh ada dalam {privacy}.',
    orientative:
      'Apa yang anda lihat selepas ini panduan sahaja: bukan keputusan kredit. Ia dikira oleh program daripada jawapan anda, dan anda boleh meminta seseorang menyemaknya.',
    rows: {
      controller: { name: 'Pengawal data', text: '{controller}' },
      purpose: {
        name: 'Untuk apa',
        text: 'Untuk melihat tawaran yang sesuai dengan anda dan menghantar permohonan kepada pemberi pinjaman yang anda pilih.',
      },
      basis: {
        name: 'Mengapa kami boleh',
        text: 'Kerana anda meminta kami mencari tawaran, dan dengan kebenaran yang anda tandakan (Akta Perlindungan Data Peribadi 2010, Akta 709). Mesej dan panggilan hanya jika anda menandakannya.',
      },
      recipients: {
        name: 'Siapa yang menerima',
        text: 'Pemberi pinjaman yang anda pilih, daripada {partners}, dan pihak yang mengendalikan sistem kami. Tiada yang lain.',
      },
      retention: {
        name: 'Berapa lama',
        text: 'Jika tiada pinjaman, 12 bulan paling lama. Jika ada, sehingga tiada lagi tuntutan yang mungkin, dan tidak digunakan untuk perkara lain. Begitu juga bukti kebenaran anda.',
      },
      rights: {
        name: 'Hak anda',
        text: 'Melihat, membetulkan, mengehadkan, memindahkan, membantah dan menarik balik kebenaran. Anda juga boleh mengadu kepada Pesuruhjaya Perlindungan Data Peribadi.',
      },
      automated: {
        name: 'Cara ia diputuskan',
        text: 'Program membandingkan umur, pendapatan, keadaan, jumlah dan tempoh anda dengan apa yang diterbitkan oleh setiap pemberi pinjaman, dan menunjukkan sebab ia sesuai atau tidak. Di sini tiada apa-apa diluluskan atau ditolak: pemberi pinjaman yang membuat keputusan.',
      },
    },
  },
  submit: 'Hantar permohonan',
  sending: 'Sedang dihantar…',
  honeypot: 'Biarkan medan ini kosong',
  saved: {
    note: 'Apa yang anda tulis kekal pada peranti ini selama 30 hari supaya tidak hilang. MyKad, akaun dan kotak yang ditanda tidak disimpan.',
    forget: 'Padam yang disimpan',
    forgotten: 'Dipadam. Tiada apa yang anda tulis tinggal pada peranti ini.',
    restored: {
      title: 'Kami telah memulihkan apa yang anda tulis',
      text: 'Ia disimpan pada peranti ini. Kotak perlu ditanda semula.',
    },
  },
};
