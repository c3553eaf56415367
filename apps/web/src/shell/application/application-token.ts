import 'server-only';
import { applicationTokenSchema } from '@prestafaro/types/application';
import { lifetimeOf } from '@prestafaro/types/stored-names';
import { cookies } from 'next/headers';
import { NextResponse } from 'next/server';
import { applicationCookie } from '@/cms/application-cookie';
import { recordCookie } from '@/cms/recorded-cookie';
import { guardedName, isByHttps } from '@/server/requests/own-cookie';

/** The token of the visitor's application; undefined without one, or where the cookie holds something else. */
export async function readApplicationToken(): Promise<string | undefined> {
  const kept = applicationTokenSchema.safeParse((await cookies()).get(await guardedName(applicationCookie))?.value);
  return kept.success ? kept.data : undefined;
}

/** Stores the token in a cookie that no script can read. For server actions and route handlers only: a page cannot set cookies. */
export async function keepApplicationToken(token: string): Promise<void> {
  const { cookies: set, headers: written } = new NextResponse();
  set.set(await ownCookie(token));
  recordCookie(written.get('set-cookie') ?? '');
}

/**
 * The same in a server action that redirects. To a script Next answers with the next page, which it renders at once, and gives it the
 * cookies of its own interface only. A recorded one comes too late for that page.
 */
export async function keepApplicationTokenForNextPage(token: string): Promise<void> {
  (await cookies()).set(await ownCookie(token));
}

const ownCookie = async (token: string) => ({
  name: await guardedName(applicationCookie),
  value: token,
  maxAge: lifetimeOf('__Host-pf_application'),
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: await isByHttps(),
});
