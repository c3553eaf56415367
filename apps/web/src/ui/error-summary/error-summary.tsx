import { ErrorList, type ErrorListProps } from './error-list';
import { FocusOnMount } from './focus-on-mount';

export interface ErrorSummaryProps extends Omit<ErrorListProps, 'id' | 'children'> {
  id?: string;
  /** Off if the summary is not an answer to the visitor's last action. */
  takesFocus?: boolean;
}

/**
 * The errors that must be corrected before the form can be sent. It takes the focus, and each line links to its field.
 */
export function ErrorSummary({ id = 'error-summary', takesFocus = true, ...list }: ErrorSummaryProps) {
  return (
    <ErrorList id={id} {...list}>
      {takesFocus && <FocusOnMount id={id} />}
    </ErrorList>
  );
}
