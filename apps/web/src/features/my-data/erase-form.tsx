import { commentChoices, erasureNoticeDays, type HeldData, keptKinds } from '@prestafaro/types/my-data';
import { eraseMyData } from '@/features/my-data/actions';
import styles from '@/features/my-data/my-data.module.css';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Disclosure } from '@/ui/accordion/accordion';
import { Button } from '@/ui/button/button';
import { Check } from '@/ui/check/check';
import { Text } from '@/ui/text/text';

interface Props {
  token: string;
  data: HeldData;
  view: SiteView;
}

/** The confirmation of an erasure: it opens in place, so that one press alone erases nothing. It says what is kept, and why. */
export function EraseForm({ token, data, view }: Props) {
  const { erase } = view.messages.myData;
  const hasComments = data.comments.length > 0;
  return (
    <Disclosure summary={erase.open}>
      <form action={eraseMyData} className={styles.form}>
        <input type="hidden" name="locale" value={view.site.locale} />
        <input type="hidden" name="token" value={token} />
        <Text>{erase.text}</Text>
        <h3>{erase.keptTitle}</h3>
        <ul className={styles.list}>
          {keptKinds
            .filter((kind) => kind !== 'commentTexts' || hasComments)
            .filter((kind) => kind !== 'affiliateContracts' || data.affiliates.length > 0)
            .filter((kind) => kind !== 'suppression' || data.isSuppressed)
            .map((kind) => (
              <li key={kind}>{erase.kept[kind]}</li>
            ))}
          {data.applications.some(({ deliveries }) => deliveries.length > 0) && (
            <li>{fill(erase.notices, { days: String(erasureNoticeDays) })}</li>
          )}
        </ul>
        {hasComments ? (
          <fieldset>
            <legend>{erase.commentsLegend}</legend>
            {commentChoices.map((choice, index) => (
              <Check
                key={choice}
                type="radio"
                name="comments"
                value={choice}
                defaultChecked={index === 0}
                label={erase.comments[choice]}
              />
            ))}
          </fieldset>
        ) : (
          <input type="hidden" name="comments" value={commentChoices[0]} />
        )}
        <Text>{erase.irreversible}</Text>
        <Button type="submit" look="secondary">
          {erase.confirm}
        </Button>
      </form>
    </Disclosure>
  );
}
