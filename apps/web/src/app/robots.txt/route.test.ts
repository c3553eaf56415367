import { expect, it, vi } from 'vitest';
import { GET } from '@/app/robots.txt/route';

vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES', PORT: 3000 }),
}));

const linesFor = async (host: string) =>
  (await GET(new Request('http://x/', { headers: { host } })).text()).trim().split('\n');

it('robots.txt: disallows the exit paths of every site of the host, because each visit would count as a click', async () => {
  expect(await linesFor('es.localhost')).toContain('Disallow: /go/');
  expect(await linesFor('ua.localhost')).toEqual(expect.arrayContaining(['Disallow: /go/', 'Disallow: /ru/go/']));
});

it('robots.txt: disallows everything on an unknown host', async () => {
  expect(await linesFor('unknown.example')).toEqual(['User-agent: *', 'Disallow: /']);
});
