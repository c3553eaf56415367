import type { ReceivedMail } from '../../apps/cms/tests/support/mail-server.ts';

/** A mail as a mail program reads it. */
export interface ReadMail {
  /** The address that the mail server was given. */
  envelopeFrom: string;
  /** A header, unfolded; undefined if the mail has none of this name. */
  header(name: string): string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The links of the HTML part, in order. */
  links: string[];
}

/** Reads a mail of two alternatives, text and HTML: what the CMS sends. */
export function readMail({ from, source }: ReceivedMail): ReadMail {
  const [head, body] = splitAtBlankLine(source);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (!headerOf(head, 'Content-Type')?.startsWith('multipart/alternative') || boundary === undefined)
    throw new Error('The mail has no alternatives');
  const parts = body.split(`--${boundary}`).map((part) => splitAtBlankLine(part.trimStart()));
  const partOf = (type: string) => {
    const part = parts.find(([partHead]) => headerOf(partHead, 'Content-Type')?.startsWith(type));
    if (!part) throw new Error(`The mail has no part ${type}`);
    return decodeBody(headerOf(part[0], 'Content-Transfer-Encoding') ?? '7bit', part[1]);
  };
  const html = partOf('text/html');
  return {
    envelopeFrom: from,
    header: (name) => headerOf(head, name),
    subject: decodeWords(headerOf(head, 'Subject') ?? ''),
    text: partOf('text/plain'),
    html,
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
  };
}

function splitAtBlankLine(text: string): [string, string] {
  const at = text.indexOf('\r\n\r\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 4)];
}

function headerOf(head: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1];
  return found?.replace(/\r\n[ \t]+/g, ' ').trim();
}

function decodeBody(encoding: string, body: string): string {
  switch (encoding.toLowerCase()) {
    case 'quoted-printable':
      return decodeHexPairs(body.replace(/=\r\n/g, ''));
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    default:
      return body;
  }
}

/** Words of a header that is not ASCII (RFC 2047). Blanks between two of them do not count. */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeHexPairs(word.replaceAll('_', ' ')),
    );

function decodeHexPairs(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
