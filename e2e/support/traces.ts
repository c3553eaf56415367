import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Applicant } from './applicant.ts';
import { databaseFile } from './product.ts';

/**
 * What the whole suite has typed into forms, and the addresses that its browsers asked for: at its end the ones are looked
 * for in the others (R28). In files beside the database, since a test that fails ends the process that knew them.
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

export function noteApplicant({ phone, email, document, lastName }: Applicant): void {
  const values = Object.entries({ phone, email, document, lastName });
  notePersonal(...values.map(([kind, value]) => ({ kind: kind as PersonalKind, value })));
}

export const personalValues = (): PersonalValue[] => read('personal');

const noted = new WeakSet<BrowserContext>();

/** Every address that the pages of a browser ask for from now on. */
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

/** The tokens of applications that a browser holds. */
export async function noteTokens(context: BrowserContext): Promise<void> {
  const tokens = (await context.cookies()).filter(({ name }) => name === 'pf_application');
  notePersonal(...tokens.map(({ value }) => ({ kind: 'token', value }) as const));
}

function read<Each>(name: string): Each[] {
  if (!existsSync(file(name))) return [];
  const lines = readFileSync(file(name), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Each);
}
