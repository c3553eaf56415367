import { expect, it, vi } from 'vitest';
import { loadMessages } from '@/messages/load-messages';
import { challengeAnswer } from '@/shell/proof/challenge-answer';

const { recordLimit } = vi.hoisted(() => ({ recordLimit: vi.fn() }));
vi.mock('@/cms/record-limit', () => ({ recordLimit }));

it('keeps the ticket for visitors without scripts, and records the wait, so that the page has status 429', async () => {
  const messages = await loadMessages('es-ES');
  const answer = challengeAnswer({ challenge: {}, wait: 'ticket', waitSeconds: 30 }, 'es', messages);
  expect(answer).toMatchObject({ outcome: 'challenge', proof: 'ticket' });
  expect(answer.text).toMatch(/30\ssegundos/);
  expect(recordLimit).toHaveBeenCalledExactlyOnceWith(30);
});
