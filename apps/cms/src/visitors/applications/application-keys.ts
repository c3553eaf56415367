import { createHmac } from 'node:crypto';
import { derivedKey, type KeyPurpose } from '../../leads/personal-data/derived-key';

/** Values derived from the idempotency key of a form, all keyed with APPLICATION_SECRET. */
export interface ApplicationKeys {
  /** The stored hash of an idempotency key: 64 hex digits. */
  keyHash(key: string): string;
  /**
   * The token that the applicant gets: 43 characters. The same key gives the same token, so a repeated form gets the same
   * answer. Only `lookupHash('token', …)` is stored, so the database holds no token.
   */
  token(key: string): string;
  /** A hash of the whole submission. It is keyed, because the content of a short form can be guessed from a plain hash. */
  contentHash(canonical: string): string;
}

export function createApplicationKeys(secret: string): ApplicationKeys {
  const keyed = (purpose: KeyPurpose) => {
    const key = derivedKey(secret, purpose);
    return (text: string) => createHmac('sha256', key).update(text);
  };
  const [key, token, content] = [keyed('application-key'), keyed('application-token'), keyed('application-content')];
  return {
    keyHash: (text) => key(text).digest('hex'),
    token: (text) => token(text).digest('base64url'),
    contentHash: (text) => content(text).digest('hex'),
  };
}
