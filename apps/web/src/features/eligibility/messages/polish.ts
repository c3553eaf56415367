import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const polish: EligibilityMessages = {
  legend: 'Zaznacz warunki, które spełniasz',
  weight: 'Dodaje {percent}',
  submit: 'Zobacz wynik',
  orientative:
    'Wynik jest tylko orientacyjny i nie jest decyzją kredytową: test sumuje to, co zaznaczysz, nie sprawdza żadnych Twoich danych i niczego nie zapisuje. Decyduje pożyczkodawca.',
  human: 'Zapytaj człowieka',
};
