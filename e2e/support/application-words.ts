import type { Locale } from './product.ts';

/** What an applicant reads in the form of a site, and what follows it. */
export interface ApplicationWords {
  firstName: string;
  lastName: string;
  birthDate: { legend: string; day: string; month: string; year: string };
  phone: string;
  email: string;
  /** Where one chooses among documents: the list, and the kind that we have. */
  documentKind?: { label: string; option: string };
  document: string;
  employment: string;
  monthlyIncome: string;
  inDefaultRegister: string;
  hasBankAccount: string;
  yes: string;
  no: string;
  /** Enough of the two boxes that must be ticked to tell them from the others. */
  terms: RegExp;
  lenders: RegExp;
  next: string;
  send: string;
  toOffers: string;
  /** On the card of an offer that matches. */
  fits: string;
}

const spanish: ApplicationWords = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  birthDate: { legend: 'Fecha de nacimiento', day: 'Día', month: 'Mes', year: 'Año' },
  phone: 'Teléfono móvil',
  email: 'Correo electrónico',
  document: 'DNI o NIE',
  employment: '¿De qué vives ahora?',
  monthlyIncome: 'Ingresos de un mes',
  inDefaultRegister: '¿Estás en ASNEF o en otro fichero de morosos?',
  hasBankAccount: '¿Tienes una cuenta a tu nombre?',
  yes: 'Sí',
  no: 'No',
  terms: /^He leído las condiciones/,
  lenders: /requisitos de las entidades/,
  next: 'Continuar',
  send: 'Enviar la solicitud',
  toOffers: 'Ver mis ofertas',
  fits: 'Encaja con tus respuestas',
};

const ukrainian: ApplicationWords = {
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  birthDate: { legend: 'Дата народження', day: 'День', month: 'Місяць', year: 'Рік' },
  phone: 'Мобільний телефон',
  email: 'Електронна пошта',
  documentKind: { label: 'Який документ?', option: 'Податковий номер (РНОКПП)' },
  document: 'Номер',
  employment: 'З чого ви зараз живете?',
  monthlyIncome: 'Дохід за місяць',
  inDefaultRegister: 'Чи є у вас прострочення в УБКІ або іншому бюро кредитних історій?',
  hasBankAccount: 'Чи є у вас рахунок на ваше ім’я?',
  yes: 'Так',
  no: 'Ні',
  terms: /^Беру до відома/,
  lenders: /вимогами кредитодавців/,
  next: 'Далі',
  send: 'Надіслати заявку',
  toOffers: 'Переглянути мої пропозиції',
  fits: 'Підходить до ваших відповідей',
};

const russian: ApplicationWords = {
  firstName: 'Имя',
  lastName: 'Фамилия',
  birthDate: { legend: 'Дата рождения', day: 'День', month: 'Месяц', year: 'Год' },
  phone: 'Мобильный телефон',
  email: 'Электронная почта',
  documentKind: { label: 'Какой документ?', option: 'Налоговый номер (РНОКПП)' },
  document: 'Номер',
  employment: 'На что вы сейчас живёте?',
  monthlyIncome: 'Доход за месяц',
  inDefaultRegister: 'Есть ли у вас просрочки в УБКИ (УБКІ) или другом бюро кредитных историй?',
  hasBankAccount: 'Есть ли у вас счёт на ваше имя?',
  yes: 'Да',
  no: 'Нет',
  terms: /^Принимаю к сведению/,
  lenders: /требованиями кредиторов/,
  next: 'Далее',
  send: 'Отправить заявку',
  toOffers: 'Посмотреть мои предложения',
  fits: 'Подходит под ваши ответы',
};

const english: ApplicationWords = {
  firstName: 'First names',
  lastName: 'Surname',
  birthDate: { legend: 'Date of birth', day: 'Day', month: 'Month', year: 'Year' },
  phone: 'Cellphone',
  email: 'Email',
  document: 'South African ID number',
  employment: 'What do you live on now?',
  monthlyIncome: 'Income in a month',
  inDefaultRegister: 'Do you have a default or a judgment at a credit bureau?',
  hasBankAccount: 'Do you have a bank account in your own name?',
  yes: 'Yes',
  no: 'No',
  terms: /^I have read the terms/,
  lenders: /requirements of the lenders/,
  next: 'Continue',
  send: 'Send the application',
  toOffers: 'See my offers',
  fits: 'Fits your answers',
};

const vietnamese: ApplicationWords = {
  firstName: 'Tên đệm và tên',
  lastName: 'Họ',
  birthDate: { legend: 'Ngày sinh', day: 'Ngày', month: 'Tháng', year: 'Năm' },
  phone: 'Số điện thoại di động',
  email: 'Email',
  document: 'Số căn cước (CCCD)',
  employment: 'Nguồn thu nhập chính của bạn hiện nay là gì?',
  monthlyIncome: 'Thu nhập một tháng',
  inDefaultRegister: 'Bạn có nợ xấu trên CIC không?',
  hasBankAccount: 'Bạn có tài khoản ngân hàng đứng tên mình không?',
  yes: 'Có',
  no: 'Không',
  terms: /^Tôi đã đọc/,
  lenders: /điều kiện của các bên cho vay/,
  next: 'Tiếp tục',
  send: 'Gửi hồ sơ',
  toOffers: 'Xem các đề nghị của tôi',
  fits: 'Phù hợp với câu trả lời của bạn',
};

const polish: ApplicationWords = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  birthDate: { legend: 'Data urodzenia', day: 'Dzień', month: 'Miesiąc', year: 'Rok' },
  phone: 'Telefon komórkowy',
  email: 'E-mail',
  document: 'Numer PESEL',
  employment: 'Z czego się teraz utrzymujesz?',
  monthlyIncome: 'Miesięczny dochód',
  inDefaultRegister: 'Czy masz negatywny wpis w BIK lub BIG?',
  hasBankAccount: 'Czy masz rachunek bankowy na własne nazwisko?',
  yes: 'Tak',
  no: 'Nie',
  terms: /^Znam regulamin/,
  lenders: /wymaganiami pożyczkodawców/,
  next: 'Dalej',
  send: 'Wyślij wniosek',
  toOffers: 'Zobacz moje oferty',
  fits: 'Pasuje do Twoich odpowiedzi',
};

const malay: ApplicationWords = {
  firstName: 'Nama',
  lastName: 'Nama bapa atau nama keluarga',
  birthDate: { legend: 'Tarikh lahir', day: 'Hari', month: 'Bulan', year: 'Tahun' },
  phone: 'Telefon bimbit',
  email: 'E-mel',
  document: 'Nombor MyKad',
  employment: 'Apakah sumber pendapatan anda sekarang?',
  monthlyIncome: 'Pendapatan sebulan',
  inDefaultRegister: 'Adakah anda mempunyai tunggakan dalam CCRIS atau CTOS?',
  hasBankAccount: 'Adakah anda mempunyai akaun bank atas nama sendiri?',
  yes: 'Ya',
  no: 'Tidak',
  terms: /^Saya telah membaca/,
  lenders: /syarat pemberi pinjaman/,
  next: 'Teruskan',
  send: 'Hantar permohonan',
  toOffers: 'Lihat tawaran saya',
  fits: 'Sesuai dengan jawapan anda',
};

const kazakh: ApplicationWords = {
  firstName: 'Аты',
  lastName: 'Тегі',
  birthDate: { legend: 'Туған күні', day: 'Күні', month: 'Айы', year: 'Жылы' },
  phone: 'Ұялы телефон',
  email: 'Электрондық пошта',
  document: 'ЖСН (ИИН)',
  employment: 'Қазір немен айналысасыз?',
  monthlyIncome: 'Айлық табыс',
  inDefaultRegister: 'БКБ-да (Бірінші кредиттік бюрода) немесе МКБ-да мерзімі өткен берешегіңіз бар ма?',
  hasBankAccount: 'Өз атыңызда шотыңыз бар ма?',
  yes: 'Иә',
  no: 'Жоқ',
  terms: /^Мына құжаттармен таныстым/,
  lenders: /өңдеуге келісім беремін/,
  next: 'Әрі қарай',
  send: 'Өтінімді жіберу',
  toOffers: 'Маған арналған ұсыныстарды көру',
  fits: 'Жауаптарыңызға сәйкес келеді',
};

export const applicationWords: Readonly<Record<Locale, ApplicationWords>> = {
  'es-ES': spanish,
  'es-MX': {
    ...spanish,
    phone: 'Celular',
    document: 'CURP',
    employment: '¿De dónde vienen tus ingresos?',
    inDefaultRegister: '¿Tienes atrasos en el Buró de Crédito?',
    hasBankAccount: '¿Tienes una cuenta con CLABE a tu nombre?',
    terms: /^Leí los términos/,
    lenders: /requisitos de las financieras/,
  },
  'uk-UA': ukrainian,
  'ru-UA': russian,
  'vi-VN': vietnamese,
  'pl-PL': polish,
  'en-ZA': english,
  'en-PH': {
    ...english,
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Mobile number',
    documentKind: { label: 'Which ID?', option: 'UMID' },
    document: 'ID number',
    inDefaultRegister: 'Do you have an unpaid loan on record with the CIC or another credit bureau?',
    hasBankAccount: 'Do you have a bank account or an e-wallet in your own name?',
  },
  'ms-MY': malay,
  'en-MY': {
    ...english,
    firstName: 'Given name',
    lastName: 'Father’s name or surname',
    phone: 'Mobile number',
    document: 'MyKad number',
    monthlyIncome: 'Monthly income',
    inDefaultRegister: 'Do you have arrears on record in CCRIS or CTOS?',
  },
  'ru-KZ': {
    ...russian,
    documentKind: undefined,
    document: 'ИИН (ЖСН)',
    inDefaultRegister: 'Есть ли у вас просрочки в ПКБ (Первом кредитном бюро) или ГКБ?',
    lenders: /Даю согласие на сбор и обработку/,
  },
  'kk-KZ': kazakh,
};
