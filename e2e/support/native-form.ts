import type { Locator } from '@playwright/test';
import { type Answer, send } from './http.ts';
import { hostOf, type Locale, ports } from './product.ts';

export type Fields = readonly (readonly [name: string, value: string])[];

/** The fields that a browser without scripts would send now for this button. */
export function fieldsSentBy(button: Locator): Promise<Fields> {
  return button.evaluate((pressed: HTMLButtonElement) => {
    if (!pressed.form) throw new Error('The button belongs to no form');
    return [...new FormData(pressed.form, pressed)].map(([name, value]): [string, string] => [name, String(value)]);
  });
}

/** The same fields with one changed or added. */
export function withField(fields: Fields, name: string, value: string): Fields {
  return [...fields.filter(([each]) => each !== name), [name, value]];
}

interface Options {
  site: Locale;
  port?: number;
  headers?: Record<string, string>;
}

/** Posts a form as a browser without scripts does. Follows no redirect. */
export function postNatively(
  path: string,
  fields: Fields,
  { site, port = ports.web, headers }: Options,
): Promise<Answer> {
  const host = hostOf(site, port);
  const body = multipart(fields, boundary);
  return send(path, {
    host,
    port,
    method: 'POST',
    body,
    headers: {
      origin: `http://${host}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
  });
}

const boundary = 'the-form-of-a-test';

function multipart(fields: Fields, boundary: string): string {
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
