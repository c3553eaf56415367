import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const polish: EligibilityMessages = {
  legend: 'Zaznacz, co spełniasz',
  weight: 'Dodaje {percent}',
  submit: 'Zobacz wynik',
  orientative:
    'To tylko orientacja, a nie decyzja kredytowa: test sumuje to, co zaznaczysz, nie sprawdza żadnych Twoich danych i niczego nie zapisuje. Decyduje pożyczkodawca.',
  human: 'Zapytaj człowieka',
};
