import 'server-only';
import { applicationTokenSchema } from '@prestafaro/types/application';
import { cookies, headers } from 'next/headers';
import { environment } from '@/cms/environment';

/** The token of the visitor's application: random, and no personal data. It is strictly necessary, so it needs no consent (R15). */
const cookieName = 'pf_application';

/** 30 days, in seconds. */
const lifetime = 30 * 24 * 60 * 60;

/** The token of the visitor's application; undefined without one, or where the cookie holds something else. */
export async function readApplicationToken(): Promise<string | undefined> {
  const kept = applicationTokenSchema.safeParse((await cookies()).get(cookieName)?.value);
  return kept.success ? kept.data : undefined;
}

/** Stores the token in a cookie that no script can read. For server actions and route handlers only: a page cannot set cookies. */
export async function keepApplicationToken(token: string): Promise<void> {
  (await cookies()).set(cookieName, token, {
    maxAge: lifetime,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: await isSecure(),
  });
}

/** By the configured scheme of public addresses, else by the header of the proxy in front. */
async function isSecure(): Promise<boolean> {
  const { PUBLIC_SCHEME } = environment();
  return PUBLIC_SCHEME ? PUBLIC_SCHEME === 'https' : (await headers()).get('x-forwarded-proto') === 'https';
}
