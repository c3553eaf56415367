import { createHash } from 'node:crypto';
import type { Answer } from './http.ts';

/** The sources of a directive of an answer's policy; undefined without that directive. */
export function sourcesOf({ headers }: Answer, directive: string): string[] | undefined {
  const parts = String(headers['content-security-policy']).split('; ');
  return parts
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);
}

/** The number of policies of an answer: Node joins headers of the same name, and each policy begins with default-src. */
export const countPolicies = ({ headers }: Answer): number =>
  String(headers['content-security-policy'] ?? '').split('default-src').length - 1;

export interface InlineScript {
  /** The hash by which a policy allows it. */
  hash: string;
  nonce: string | undefined;
}

/** The inline scripts of a page that a browser would run; JSON-LD is data. */
export function inlineScriptsOf({ body }: Answer): InlineScript[] {
  return [...body.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|type="application\/ld\+json"/.test(attributes)
      ? []
      : [
          {
            hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
            nonce: /\bnonce="([^"]+)"/.exec(attributes)?.[1],
          },
        ],
  );
}
