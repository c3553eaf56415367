import { createHmac } from 'node:crypto';
import { networkOf } from './network-address';

/**
 * Recognises a visitor without keeping who it is: the address is hashed with a secret of the CMS, so that a person who
 * has the database cannot try out all addresses. The address itself is neither stored nor logged (R28).
 */
export function personHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('hex');
}
