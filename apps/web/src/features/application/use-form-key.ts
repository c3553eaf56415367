import { useState } from 'react';
import { keyPlaceholder } from '@/cms/form-key';
import { useSentValue } from '@/ui/server-html/use-sent-value';

/**
 * The idempotency key of the form. The server writes it into the page when it sends it. If the browser shows the form again
 * from the page's data, which hold the placeholder, the browser makes a key itself.
 * @param id of the input that holds the key
 * @param rendered the key or its placeholder, as the server rendered it
 */
export function useFormKey(id: string, rendered: string): string {
  const sent = useSentValue(id, rendered);
  const [key] = useState(() => {
    const isMissing = sent === keyPlaceholder && typeof window !== 'undefined';
    // A browser makes no UUID on a page without https. The server then asks to send the form again, with a key.
    return isMissing && window.isSecureContext ? crypto.randomUUID() : sent;
  });
  return key;
}
