/**
 * The mails that the product has kept as files instead of sending them.
 * - `mailTo(address, subject)`: waits for the mail with this subject and returns its page.
 * - `linkIn(mail)`: the first link in it, on the web server under test.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { timeout } from './applicant.ts';
import { databaseFile } from './product.ts';

const folder = () => path.join(path.dirname(databaseFile()), 'mails');

/** The newest one first. */
const files = () =>
  existsSync(folder())
    ? readdirSync(folder())
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .reverse()
    : [];

function findMail(address: string, subject: string): string | undefined {
  const file = files().find((name) => readFileSync(path.join(folder(), name), 'utf8').includes(`To: ${address}`));
  const html = file && readFileSync(path.join(folder(), file.replace(/\.eml$/, '.html')), 'utf8');
  return html?.includes(`<title>${subject}</title>`) ? html : undefined;
}

/** The page of the newest mail to an address, once that is the one with this subject. */
export async function mailTo(address: string, subject: string, within = timeout): Promise<string> {
  await expect.poll(() => findMail(address, subject) !== undefined, { timeout: within }).toBe(true);
  return findMail(address, subject) ?? '';
}

/** The first link of a mail. */
export function linkIn(html: string): string {
  const link = /href="([^"]+)"/.exec(html)?.[1];
  if (link === undefined) throw new Error('The mail has no link');
  return link.replaceAll('&amp;', '&');
}
