import { type CountryCode, checkPayoutAccount, countryOf } from '@prestafaro/countries';
import type { PayoutMethod } from '@prestafaro/types/affiliate';
import type { PayoutMessage } from '@prestafaro/types/affiliate-proposal';
import type { FieldError } from '@prestafaro/types/visitor-forms';
import { z } from 'zod';
import { usdtNetworkOf } from './usdt-address';

/** `details`: the account as it is stored, with the bank or the network before it, so that its end is the end of the account. */
export type CheckedPayout = { ok: true; details: string } | { ok: false; error: FieldError };

type Payout = Pick<PayoutMessage, 'payoutMethod' | 'account' | 'bank'>;

/** Checks where an affiliate of a country wants to be paid. It confirms the format and the checksum, and not that there is such an account. */
export function checkPayout(country: CountryCode, payout: Payout): CheckedPayout {
  return CHECKS[payout.payoutMethod](payout, country);
}

const CHECKS: Readonly<Record<PayoutMethod, (payout: Payout, country: CountryCode) => CheckedPayout>> = {
  bank({ account, bank }, country) {
    const checked = checkPayoutAccount(country, account);
    if (!checked.ok) return invalid('account');
    if (!countryOf(country).accounts.asksForBank || checked.kind === 'iban') return accepted(checked.normalized);
    return bank === ''
      ? { ok: false, error: { field: 'bank', code: 'missing' } }
      : accepted(`${bank} ${checked.normalized}`);
  },
  usdt({ account }) {
    const network = usdtNetworkOf(account);
    return network ? accepted(`${network} ${account}`) : invalid('account');
  },
  // A purse is a letter, which stands for its currency, and twelve digits.
  webmoney: ({ account }) => matching(account, /^[A-Z]\d{12}$/),
  // An account is a letter, which stands for its currency, and seven digits: `U0123504`. Newer ones may have more.
  capitalist: ({ account }) => matching(account, /^[A-Z]\d{7,9}$/),
  paypal: ({ account }) => (z.email().safeParse(account).success ? accepted(account) : invalid('account')),
};

function matching(account: string, pattern: RegExp): CheckedPayout {
  const written = account.replaceAll(/\s/g, '').toUpperCase();
  return pattern.test(written) ? accepted(written) : invalid('account');
}

const accepted = (details: string): CheckedPayout => ({ ok: true, details });

const invalid = (field: 'account'): CheckedPayout => ({ ok: false, error: { field, code: 'invalid' } });
