import { fieldNames } from '@/features/application/field-names';
import type { FormWords } from '@/features/application/form-view';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import styles from './application-form.module.css';

export interface StepActionsProps {
  kind: 'next' | 'send' | 'account';
  words: FormWords;
  isFirst: boolean;
  isBusy: boolean;
  /** The first attempt was met by a challenge. */
  isAgain: boolean;
  onBack: () => void;
}

/** How one goes on from a step. Only what sends the whole form is there without scripts. */
export function StepActions({ kind, words, isFirst, isBusy, isAgain, onBack }: StepActionsProps) {
  const { steps, account } = words;
  return (
    <div className={classNames(styles.actions, kind === 'next' && styles.next)}>
      {kind === 'next' ? (
        <Button type="submit" size="large" isBusy={isBusy}>
          {isBusy ? steps.checking : steps.next}
        </Button>
      ) : (
        <Button type="submit" size="large" name={fieldNames.send} value="1" isBusy={isBusy}>
          {isBusy ? words.sending : sendWords(kind, isAgain, words)}
        </Button>
      )}
      {kind === 'account' && (
        <Button type="submit" look="secondary" size="large" name={fieldNames.withoutAccount} value="1" isBusy={isBusy}>
          {account.sendWithout}
        </Button>
      )}
      {!isFirst && (
        <Button look="quiet" className={styles.back} onClick={onBack}>
          {steps.back}
        </Button>
      )}
    </div>
  );
}

function sendWords(kind: 'send' | 'account', isAgain: boolean, { account, challenge, submit }: FormWords): string {
  if (isAgain) return challenge.again;
  return kind === 'account' ? account.sendWith : submit;
}
