import { russian } from '@/features/click-out/messages/russian';
import type { ClickOutMessages } from '@/features/click-out/messages/shape';

/** Ukraine, in Russian: Kazakhstan's messages, with its own where they differ. */
export const russianOfUkraine: ClickOutMessages = {
  ...russian,
  transition: {
    ...russian.transition,
    asksText:
      'Обычно о документе и РНОКПП, контактах, доходе и карте или счёте, куда придут деньги. До подписания договора кредитор должен предоставить паспорт потребительского кредита со всеми расходами.',
  },
};
