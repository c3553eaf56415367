import { beforeEach, expect, it, vi } from 'vitest';
import { readHeldData } from '@/cms/my-data';
import { answerDownload } from '@/features/my-data/answer-download';
import { sampleHeldData } from '@/features/my-data/sample-held-data';

vi.mock('@/cms/my-data', () => ({ readHeldData: vi.fn() }));
vi.mock('@/server/log/log', () => ({ log: { error: vi.fn() } }));

const token = 'T'.repeat(43);
const post = (fields: Record<string, string>) =>
  answerDownload(
    new Request('http://es.localhost/my-data/download/', { method: 'POST', body: new URLSearchParams(fields) }),
    'es-ES',
  );

beforeEach(() => vi.mocked(readHeldData).mockReset());

it('answers with a file that nothing stores', async () => {
  vi.mocked(readHeldData).mockResolvedValue({ outcome: 'held', data: sampleHeldData });
  const answer = await post({ token });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ createdAt: expect.any(String), ...sampleHeldData });
});

it.each<Record<string, string>>([{}, { token: 'x' }])(
  'leads to the page of a link that opens nothing for the fields %j',
  async (fields) => {
    const answer = await post(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mail/?result=unknown']);
    expect(readHeldData).not.toHaveBeenCalled();
  },
);

it('leads back to the page of the link while the CMS is away', async () => {
  vi.mocked(readHeldData).mockResolvedValue({ outcome: 'away', reason: 'x' });
  expect((await post({ token })).headers.get('location')).toBe(`/mail/?token=${token}&result=away`);
});
