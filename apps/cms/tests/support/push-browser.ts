import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@prestafaro/types/push-subscription';

/** A browser with the keys by which it decrypts. */
export function newBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription: PushSubscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { pair, auth, subscription };
}
export type PushBrowser = ReturnType<typeof newBrowser>;

/** Decrypts as a browser does (RFC 8291, RFC 8188), apart from the library that encrypts. */
export function decryptNotice({ pair, auth }: Pick<PushBrowser, 'pair' | 'auth'>, body: Uint8Array): unknown {
  const message = Buffer.from(body);
  const [salt, sender] = [message.subarray(0, 16), message.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(message.subarray(-16));
  const text = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()]).toString('utf8');
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
}
