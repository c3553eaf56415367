import type { BrowserError, ErrorFrame, ErrorSource } from '@prestafaro/types/browser-error';
import { redactError } from '@prestafaro/types/redact-error';
import { ownBuild } from '@/server/builds/own-build';

/** A page that fails again and again sends no more than this. */
const maxReports = 10;

/** The schema of `/api/error` takes no more than this. */
const maxFrames = 20;
const maxMessage = 500;

/** More of a message is not read. */
const maxText = 2_000;

/** What this page has sent: the same error is sent once. */
const sent = new Set<string>();

/**
 * Sends an error to `/api/error`, before consent too: strictly necessary (decisions, "Tracking and consent"). It carries no cookie, no
 * address of the page, and nothing that a visitor has typed.
 */
export function reportError(error: unknown, source: ErrorSource): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The server has logged an error with a digest. A browser extension is no code of ours.
  if ((error instanceof Error && 'digest' in error) || /-extension:\/\//.test(stack)) return;
  const text = error instanceof Error ? String(error) : `Thrown: ${typeof error}`;
  const report: BrowserError = {
    build: ownBuild.id,
    source,
    message: redactError(text.slice(0, maxText), typedValues()).slice(0, maxMessage),
    frames: framesOf(stack),
  };
  const body = JSON.stringify(report);
  if (sent.has(body) || sent.size >= maxReports) return;
  sent.add(body);
  const headers = { 'content-type': 'application/json' };
  fetch('/api/error', {
    method: 'POST',
    body,
    headers,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => {});
}

/** Values of the others are ours, and occur in messages of their own: `reg`. */
const typedFields = 'textarea, input:not([type=hidden], [type=radio], [type=checkbox])';

/** What stands in the fields of the page now. */
const typedValues = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)].map(({ value }) => value);

/** A line of a stack, as Chromium (`at name (address)`) and as Firefox and Safari (`name@address`) write it. */
const line =
  /^\s*(?:at )?(?:async )?(?:(.*?)(?: \(|@))?(https?:\/\/[^/]+)\/_next\/static\/chunks\/([\w.~-]+\.js):(\d+):(\d+)\)?$/;

/** The places of a stack that are in files of ours; null for each place elsewhere. */
function framesOf(stack: string): (ErrorFrame | null)[] {
  const places = stack.split('\n').filter((each) => /^\s+at |@|:\d+:\d+$/.test(each));
  return places.slice(0, maxFrames).map((each) => {
    const [, name = '', origin, file, row, column] = line.exec(each) ?? [];
    if (!file || origin !== location.origin) return null;
    return { file, line: Number(row), column: Number(column), ...(/^[\w$.]{1,80}$/.test(name) && { name }) };
  });
}
