import { compact } from '../compact.ts';
import { bullets, visibleTail } from '../masked-tail.ts';

/** A stored identity document as the interface shows it (R28): `•••• 78Z`. */
export function maskDocument(text: string): string {
  return [bullets, visibleTail(compact(text))].join(' ').trimEnd();
}
