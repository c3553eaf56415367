import { siteOfLocale } from '@prestafaro/countries';
import { payoutMethods } from '@prestafaro/types/affiliate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PayoutForm } from '@/features/affiliates/payout-form';
import { payoutReceiver } from '@/features/affiliates/proposal-receivers';
import { loadMessages } from '@/messages/load-messages';
import { sampleView } from '@/shell/sample-view';
import { unanswered } from '@/shell/visitor-form/form-answer';

vi.mock('@/features/affiliates/actions', () => ({ requestPayout: async () => unanswered }));

it('asks for the bank only where the number of an account does not contain it', () => {
  const show = (locale: 'es-ES' | 'vi-VN') => {
    const view = { ...sampleView, site: siteOfLocale(locale) };
    return renderToStaticMarkup(<PayoutForm method="bank" token="T" view={view} />);
  };
  expect(show('es-ES')).not.toContain('name="bank"');
  expect(show('vi-VN')).toContain('name="bank"');
});

it('says of a wrong account how one of the chosen method looks', async () => {
  const messages = await loadMessages('es-ES');
  const texts = payoutMethods.map((method) => payoutReceiver(method).errors(messages).account?.invalid);
  expect(new Set(texts).size).toBe(payoutMethods.length);
  expect(payoutReceiver('usdt').errors(messages).account?.invalid).toContain('TRC-20 empieza por T');
});
