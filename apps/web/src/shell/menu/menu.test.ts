import { expect, it, vi } from 'vitest';
import { arrangeMenu } from '@/shell/menu/menu';

vi.mock('@/cms/read', () => ({ readCms: vi.fn() }));

const link = (url: string, isHidden = false) => ({ text: url, url, icon: null, isHidden, isProminent: false });
const urlsOf = (links: readonly { url: string }[]) => links.map(({ url }) => url);

it('a menu links neither what an editor hides nor an empty tag', () => {
  const links = [link('/blog/'), link('/blog/finanzas/'), link('/blog/economia/'), link('/faq/', true)];
  const groups = (['header', 'footer', 'legal'] as const).map((place) => ({ place, title: null, links }));
  const menu = arrangeMenu(groups, new Set(['/blog/economia/']));
  const kept = ['/blog/', '/blog/finanzas/'];
  expect(urlsOf(menu.header)).toEqual(kept);
  expect(urlsOf(menu.footer[0]?.links ?? [])).toEqual(kept);
  expect(urlsOf(menu.legal)).toEqual(kept);
});

it('a menu has no group whose links are all left out', () => {
  const groups = [{ place: 'footer' as const, title: 'Temas', links: [link('/blog/economia/')] }];
  expect(arrangeMenu(groups, new Set(['/blog/economia/'])).footer).toEqual([]);
});
