import type { FormMessages } from '@/features/application/form-view';
import { Button } from '@/ui/button/button';
import { Notice } from '@/ui/notice/notice';
import { Text } from '@/ui/text/text';
import styles from './application-form.module.css';

export interface SavedProps {
  messages: FormMessages;
  onForget: () => void;
}

/** Says that the fields were filled with answers saved on this device, perhaps by another person. */
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

/** Says what is saved on this device, with a button that deletes it. Shows nothing while nothing is saved. */
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
