import type { FormMessages } from '@/features/application/form-view';
import { Button } from '@/ui/button/button';
import { Notice } from '@/ui/notice/notice';
import { Text } from '@/ui/text/text';
import styles from './application-form.module.css';

export interface SavedProps {
  messages: FormMessages;
  onForget: () => void;
}

/** The fields were filled from what this device has kept, perhaps for somebody else. */
export function RestoredNotice({ messages: { saved }, onForget }: SavedProps) {
  return (
    <Notice role="status">
      <p>
        <strong>{saved.restored.title}</strong>
      </p>
      <p>{saved.restored.text}</p>
      <Button look="quiet" onClick={onForget}>
        {saved.forget}
      </Button>
    </Notice>
  );
}

/** Says what this device keeps, and lets one delete it. Nothing is said while nothing is kept. */
export function SavedNote({
  state,
  messages: { saved },
  onForget,
}: SavedProps & { state: 'none' | 'kept' | 'forgotten' }) {
  return (
    <div role="status">
      {state === 'forgotten' && <Text size="note">{saved.forgotten}</Text>}
      {state === 'kept' && (
        <div className={styles.saved}>
          <Text size="note" isQuiet>
            {saved.note}
          </Text>
          <Button look="quiet" onClick={onForget}>
            {saved.forget}
          </Button>
        </div>
      )}
    </div>
  );
}
