import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OwnApplicationNotice } from '@/screens/application/own-application-notice';
import type { OwnApplication } from '@/shell/application/own-application';
import { sampleProgress } from '@/shell/application/sample-progress';
import { sampleView } from '@/shell/sample-view';

const { loadOwnApplication } = vi.hoisted(() => ({ loadOwnApplication: vi.fn() }));
vi.mock('@/shell/application/own-application', () => ({ loadOwnApplication }));

async function drawFor(own: OwnApplication) {
  loadOwnApplication.mockResolvedValue(own);
  return renderToStaticMarkup(await OwnApplicationNotice({ view: sampleView }));
}
const known = (status: typeof sampleProgress.status): OwnApplication => ({
  state: 'known',
  token: 'token',
  progress: { ...sampleProgress, status },
});

it('says to an applicant that there is an application, and links to it', async () => {
  const html = await drawFor(known('under_review'));
  expect(html).toContain('Ya has enviado una solicitud');
  expect(html).toMatch(/La recibimos el 21 de noviembre de 2026, 21:43: .+\. Si envías/);
  expect(html).toContain('href="/process/?stay=1"');
  expect(html).not.toContain('token');
});

it.each([
  ['without an application', { state: 'none' }],
  ['while the CMS does not answer', { state: 'away' }],
  ['after a withdrawal', known('withdrawn')],
] satisfies [string, OwnApplication][])('shows nothing %s', async (_, own) => {
  expect(await drawFor(own)).toBe('');
});
