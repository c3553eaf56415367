import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const polish: EligibilityMessages = {
  met: 'Spełniasz {met} z {all} podstawowych warunków',
  otherFacts: {
    legend: 'Czego procent nie uwzględnia',
    register: {
      label: 'Mam wpis w rejestrze dłużników',
      text: 'Większość firm odmawia, a te, które rozważają taki wniosek, zwykle biorą więcej. Procent się nie zmienia, ale wybór tak.',
    },
    noIncome: {
      label: 'Nie mam własnych dochodów',
      text: 'Firma musi sprawdzić, czy możesz oddać pieniądze. Bez dochodów zwykle odmawia, nawet jeśli spełniasz całą resztę.',
    },
  },
  legend: 'Zaznacz warunki, które spełniasz',
  weight: 'Dodaje {percent}',
  submit: 'Zobacz wynik',
  orientative:
    'Wynik jest tylko orientacyjny i nie jest decyzją kredytową: test sumuje to, co zaznaczysz, nie sprawdza żadnych Twoich danych i niczego nie zapisuje. Decyduje pożyczkodawca.',
  human: 'Zapytaj człowieka',
};
