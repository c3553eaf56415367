import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { ReportedResult } from '../failure';
import { MAIL_ID_HEADER } from '../transports/envelope';

/** A returned mail that says what became of another one (RFC 3464). */
export interface BounceReport {
  /** The ids of the returned mail: those of its own header and of its `Message-ID`. */
  messageIds: string[];
  /** One for each receiver. */
  results: ReportedResult[];
}

export type ReportFault = 'not-a-report' | 'no-message-id';

/** The second type of each pair is that of a mail with an address beyond ASCII (RFC 6533). */
const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status'];
const RETURNED_TYPES = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** A mail of ours has one receiver. Each further block costs time, and anybody can send such a mail. */
const MAX_BLOCKS = 20;
const LIMITS = { forceRfc822Attachments: true, maxNestingDepth: 10 };
const BLANK_LINE = /\r?\n[ \t]*\r?\n/;
const MESSAGE_ID = /<[^<>\s]{1,118}>/;

/** Reads a report as a mail server returns it. Never throws. */
export async function readReport(source: string): Promise<BounceReport | ReportFault> {
  const report = await PostalMime.parse(source, LIMITS).catch(() => null);
  const status = report && partOf(report, STATUS_TYPES);
  if (!status) return 'not-a-report';
  const blocks = textOf(status).split(BLANK_LINE);
  const results = (await Promise.all(blocks.slice(0, MAX_BLOCKS).map(readBlock))).filter((result) => result !== null);
  if (results.length === 0) return 'not-a-report';
  const returned = partOf(report, RETURNED_TYPES);
  const messageIds = returned ? await readIds(textOf(returned)) : [];
  return messageIds.length > 0 ? { messageIds, results } : 'no-message-id';
}

/** @returns null for the first block, which is about no receiver */
async function readBlock(block: string): Promise<ReportedResult | null> {
  const headers = await headersOf(block);
  const field = (name: string) => headers.find(({ key }) => key === name)?.value;
  const action = field('action');
  if (action === undefined) return null;
  return { action, status: field('status') ?? '', diagnostic: field('diagnostic-code') ?? '' };
}

async function readIds(returned: string): Promise<string[]> {
  const headers = await headersOf(returned);
  const named = headers.filter(({ key }) => key === MAIL_ID_HEADER.toLowerCase() || key === 'message-id');
  return named.flatMap(({ value }) => MESSAGE_ID.exec(value)?.[0] ?? []);
}

/** The headers of a mail, or the fields of a block, which has the same form. The parser does not see what follows them. */
async function headersOf(text: string): Promise<Email['headers']> {
  const [lines = ''] = text.trimStart().split(BLANK_LINE, 1);
  return (await PostalMime.parse(lines)).headers;
}

const partOf = ({ attachments }: Email, types: readonly string[]): Attachment | undefined =>
  attachments.find(({ mimeType }) => types.includes(mimeType));

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
