import { createECDH } from 'node:crypto';

/** The keys by which push services recognise this installation (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair of VAPID_PRIVATE_KEY, which is 32 bytes in base64url.
 * @throws Error for a text that is no key of P-256. It does not contain the text.
 */
export function vapidKeysOf(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    throw new Error('VAPID_PRIVATE_KEY is no private key of P-256');
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}
