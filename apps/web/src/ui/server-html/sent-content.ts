import { findElement } from './find-element';

/** The content of an element as it stands in the page; empty on the server, and where there is no such element. */
export function sentContent(id: string): string {
  return typeof document === 'undefined' ? '' : (findElement(id)?.innerHTML ?? '');
}
