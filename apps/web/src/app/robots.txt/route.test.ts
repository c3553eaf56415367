import { expect, it, vi } from 'vitest';
import { GET } from '@/app/robots.txt/route';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES', PORT: 3000 }),
}));

const linesFor = async (host: string) =>
  (await GET(new Request('http://x/', { headers: { host } })).text()).trim().split('\n');

it('keeps crawlers away from the exits of every site of the host: each visit would count as a click', async () => {
  expect(await linesFor('es.localhost')).toContain('Disallow: /go/');
  expect(await linesFor('ua.localhost')).toEqual(expect.arrayContaining(['Disallow: /go/', 'Disallow: /ru/go/']));
});

it('lets nothing of an unknown host be read', async () => {
  expect(await linesFor('unknown.example')).toEqual(['User-agent: *', 'Disallow: /']);
});
