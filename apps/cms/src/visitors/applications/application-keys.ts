import { createHmac } from 'node:crypto';
import { derivedKey, type KeyPurpose } from '../personal-data/derived-key';

/** What follows from the key that a form was rendered with. All are told by APPLICATION_SECRET and by nothing else. */
export interface ApplicationKeys {
  /** What is stored of the key of a form: 64 hex digits. */
  keyHash(key: string): string;
  /**
   * The token that its applicant gets: 43 characters. The same key has the same token, so a repeat is answered alike.
   * Only `lookupHash('token', …)` of it is stored: whoever has the database has no token.
   */
  token(key: string): string;
  /** Of what was sent; keyed, since a short form can be guessed by whoever sees a plain hash. */
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
