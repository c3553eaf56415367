import { withdraw } from '@/features/process/actions';
import styles from '@/screens/process/process-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { Disclosure } from '@/ui/accordion/accordion';
import { Button } from '@/ui/button/button';
import { Text } from '@/ui/text/text';

/** The confirmation of a withdrawal: it opens in place, so that one press alone withdraws nothing. */
export function WithdrawForm({ view }: { view: SiteView }) {
  const { withdraw: messages } = view.messages.process;
  return (
    <Disclosure summary={messages.open}>
      <form action={withdraw} className={styles.withdraw}>
        <input type="hidden" name="locale" value={view.site.locale} />
        <Text>{messages.text}</Text>
        <Button type="submit" look="secondary">
          {messages.confirm}
        </Button>
      </form>
    </Disclosure>
  );
}
