import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const ukrainian: EligibilityMessages = {
  legend: 'Позначте, що вас стосується',
  weight: 'Додає {percent}',
  submit: 'Показати результат',
  orientative:
    'Це лише орієнтир, а не рішення про кредит: тест лише підсумовує те, що ви позначили, не запитує даних про вас і нічого не зберігає. Вирішує кредитодавець.',
  human: 'Запитати людину',
};
