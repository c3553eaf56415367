import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** The networks on which we pay USDT. */
export type UsdtNetwork = 'TRC-20' | 'ERC-20';

/**
 * The network of an address that can get USDT, known by its form. Its checksum must be right: a mistyped address would send the money to nobody.
 * An Ethereum address in small letters alone has no checksum (EIP-55), so it is refused.
 */
export function usdtNetworkOf(address: string): UsdtNetwork | null {
  if (isTronAddress(address)) return 'TRC-20';
  return isEthereumAddress(address) ? 'ERC-20' : null;
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** A version, twenty bytes of the account, and four of the checksum. */
const TRON_BYTES = 25;
const TRON_VERSION = 0x41;

/** Base58Check: the last four bytes are the beginning of a double SHA-256 of the others. */
function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  const number = [...address].reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n);
  const bytes = Buffer.from(number.toString(16).padStart(TRON_BYTES * 2, '0'), 'hex');
  if (bytes.length !== TRON_BYTES || bytes[0] !== TRON_VERSION) return false;
  const account = bytes.subarray(0, TRON_BYTES - 4);
  return sha256(sha256(account))
    .subarray(0, 4)
    .equals(bytes.subarray(TRON_BYTES - 4));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** EIP-55: a letter is a capital exactly if the digit at its place in the Keccak-256 of the address in small letters is 8 or more. */
function isEthereumAddress(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (digits === undefined) return false;
  const hash = Buffer.from(keccak_256(Buffer.from(digits.toLowerCase(), 'ascii'))).toString('hex');
  const written = [...digits.toLowerCase()].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return written.join('') === digits;
}
