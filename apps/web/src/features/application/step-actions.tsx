import { fieldNames } from '@/features/application/field-names';
import type { FormMessages } from '@/features/application/form-view';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { useIsHydrated } from '@/ui/server-html/use-is-hydrated';
import styles from './application-form.module.css';

export interface StepActionsProps {
  kind: 'next' | 'send';
  messages: FormMessages;
  isFirst: boolean;
  isBusy: boolean;
  /** The server answered the first attempt with a challenge. */
  isAgain: boolean;
  onBack: () => void;
}

/**
 * The buttons of a step. Without scripts only the button that sends the whole form is visible. «Continue» is off until the page is
 * hydrated: before that, it would send the answers to the server. As the first button of the form it is what Enter presses.
 */
export function StepActions({ kind, messages, isFirst, isBusy, isAgain, onBack }: StepActionsProps) {
  const { steps, submit, sendAgain } = messages;
  const isHydrated = useIsHydrated();
  return (
    <div className={classNames(styles.actions, kind === 'next' && styles.next)}>
      {kind === 'next' ? (
        <Button type="submit" size="large" disabled={!isHydrated} isBusy={isBusy}>
          {steps.next}
        </Button>
      ) : (
        <Button type="submit" size="large" name={fieldNames.send} value="1" isBusy={isBusy}>
          {isBusy ? messages.sending : isAgain ? sendAgain : submit}
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
