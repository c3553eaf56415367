import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { databaseFile } from './product.ts';

/**
 * Records the personal values that the suite types into forms and the addresses that its browsers request. At its end the
 * suite searches for the values in logs, addresses and events (R28). The records are files beside the database, because a
 * test that fails ends its process.
 */
const file = (name: string) => path.join(path.dirname(databaseFile()), `${name}.jsonl`);

export type PersonalKind = 'phone' | 'email' | 'document' | 'account' | 'lastName' | 'token';

export interface PersonalValue {
  kind: PersonalKind;
  value: string;
}

export function notePersonal(...values: PersonalValue[]): void {
  appendFileSync(file('personal'), values.map((value) => `${JSON.stringify(value)}\n`).join(''));
}

type Person = Readonly<Record<'phone' | 'email' | 'document' | 'lastName', string>>;

export function noteApplicant({ phone, email, document, lastName }: Person): void {
  const values = Object.entries({ phone, email, document, lastName });
  notePersonal(...values.map(([kind, value]) => ({ kind: kind as PersonalKind, value })));
}

export const personalValues = (): PersonalValue[] => read('personal');

const noted = new WeakSet<BrowserContext>();

/** Records every address that the pages of a browser request from now on. */
export function noteAddresses(context: BrowserContext): void {
  if (noted.has(context)) return;
  noted.add(context);
  context.on('request', (request) => {
    if (!request.url().includes('/_next/static/')) {
      appendFileSync(file('addresses'), `${JSON.stringify(request.url())}\n`);
    }
  });
}

export const askedAddresses = (): string[] => read('addresses');

/** Records the tokens of applications that a browser holds. */
export async function noteTokens(context: BrowserContext): Promise<void> {
  const tokens = (await context.cookies()).filter(({ name }) => name === 'pf_application');
  notePersonal(...tokens.map(({ value }) => ({ kind: 'token', value }) as const));
}

function read<Each>(name: string): Each[] {
  if (!existsSync(file(name))) return [];
  const lines = readFileSync(file(name), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Each);
}
