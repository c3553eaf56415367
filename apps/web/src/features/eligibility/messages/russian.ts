import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const russian: EligibilityMessages = {
  legend: 'Отметьте, что к вам относится',
  weight: 'Добавляет {percent}',
  submit: 'Показать результат',
  orientative:
    'Это лишь ориентир, а не решение о выдаче денег: тест только складывает то, что вы отметили, не запрашивает данные о вас и ничего не сохраняет. Решает кредитор.',
  human: 'Спросить человека',
};
