import type { UnsubscribeMessages } from '@/features/unsubscribe/messages/shape';

export const polish: UnsubscribeMessages = {
  title: 'Rezygnacja z reklam',
  lead: 'Podaj adres e-mail lub numer telefonu, na który nie mamy wysyłać reklam. Wystarczy jedno z nich. Powiadomienia o Twoich wnioskach będą nadal przychodzić.',
  email: { label: 'Adres e-mail', hint: 'Ten z wniosku albo dowolny inny.' },
  phone: { label: 'Numer telefonu', hint: 'Numer z tego kraju, z kodem kraju lub bez niego.' },
  submit: 'Zrezygnuj',
  accepted: {
    title: 'Gotowe: nie będziemy wysyłać reklam',
    text: 'Na podane dane nie będzie e-maili, SMS-ów ani telefonów z reklamą. Jeśli adres pochodzi z wniosku, przyjdzie na niego potwierdzenie. Możesz to cofnąć w ciągu jednego dnia.',
  },
  toUndo: 'Cofnij rezygnację',
  errors: {
    missing: 'Podaj adres e-mail lub numer telefonu',
    email: 'Podaj pełny adres e-mail, na przykład imie@example.com',
    phone: 'Podaj pełny numer telefonu z tego kraju, same cyfry',
  },
  link: {
    text: 'Po naciśnięciu przycisku nie będziemy wysyłać reklam na adres, na który przyszła wiadomość. Powiadomienia o Twoich wnioskach będą nadal przychodzić.',
    expired: { title: 'Ten link wygasł', text: 'Możesz zrezygnować, podając swój adres e-mail na naszej stronie.' },
    toForm: 'Przejdź na stronę rezygnacji',
  },
  undo: {
    title: 'Nie będziemy już wysyłać reklam',
    text: 'Możesz to cofnąć w ciągu jednego dnia. Oferty wrócą tylko wtedy, gdy we wniosku wyrażono na nie zgodę.',
    submit: 'Cofnij rezygnację',
    expired: {
      title: 'Nie można już tego cofnąć',
      text: 'Można to było cofnąć w ciągu jednego dnia. Jeśli chcesz znów otrzymywać oferty, napisz do nas.',
    },
  },
  results: {
    undone: {
      title: 'Rezygnacja cofnięta',
      text: 'Oferty będą przychodzić tylko wtedy, gdy we wniosku wyrażono na nie zgodę. Inna rezygnacja z tym samym adresem lub numerem pozostaje w mocy.',
    },
    used: { title: 'Rezygnacja była już cofnięta', text: 'Ten link został użyty wcześniej. Nic się nie zmieniło.' },
  },
};
