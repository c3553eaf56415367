import { useState } from 'react';
import { findElement } from './find-element';

/**
 * The value of an input as the server sent it, if the server writes it into the page after React has rendered that page. While React
 * hydrates, it would replace the value by the rendered one.
 * @param id of the input, which the calling component renders with the returned value
 * @param rendered the value that the server rendered: returned on the server, and where the page did not come as HTML
 */
export function useSentValue(id: string, rendered: string): string {
  const [sent] = useState(() => {
    if (typeof document === 'undefined') return rendered;
    return findElement(id, HTMLInputElement)?.value ?? rendered;
  });
  return sent;
}
