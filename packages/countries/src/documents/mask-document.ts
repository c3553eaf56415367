import { compact } from '../compact.ts';
import { bullets, visibleTail } from '../masked-tail.ts';

/** An identity document as the interface shows it once it was given (R28): `•••• 78Z`. */
export function maskDocument(text: string): string {
  return [bullets, visibleTail(compact(text))].join(' ').trimEnd();
}
