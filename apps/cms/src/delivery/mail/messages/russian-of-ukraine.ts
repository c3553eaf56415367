import type { MailMessages } from './mail-messages';
import { russian } from './russian';

/** Ukraine. The 14 days are those of article 15 of the law on consumer credit. */
export const russianOfUkraine: MailMessages = {
  ...russian,
  statusChanged: {
    ...russian.statusChanged,
    signed: {
      subject: 'Кредитор сообщил, что договор подписан',
      text: 'Кредитор сообщил нам, что вы подписали договор. У вас 14 календарных дней со дня заключения договора, чтобы отказаться от него без объяснений. Если вы ничего не подписывали, сразу сообщите об этом кредитору.',
    },
  },
  applicationApproved: {
    ...russian.applicationApproved,
    next: 'Перед подписанием прочитайте весь договор: реальную годовую процентную ставку, общую сумму к возврату и дату каждого платежа. Если что-то не совпадает с тем, что вам говорили, спросите кредитора.',
  },
  offersThatFit: {
    ...russian.offersThatFit,
    where:
      'На странице заявки видно, какие это предложения и почему они подходят; у каждого указаны реальная годовая процентная ставка и показательный пример.',
  },
};
