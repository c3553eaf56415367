import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsentPanel } from '@/shell/consent/consent-panel';
import type { SiteMenu } from '@/shell/menu/menu';
import { sampleView } from '@/shell/sample-view';

const cookies = { text: 'Cookies', url: '/politica-de-cookie/', isProminent: false };
const privacy = { text: 'Privacidad', url: '/politica-privacidad/', isProminent: false };
const menuOf = (...legal: SiteMenu['legal']): SiteMenu => ({ header: [], button: undefined, footer: [], legal });
const htmlWith = (menu: SiteMenu) => renderToStaticMarkup(<ConsentPanel frame={sampleView} menu={menu} />);

describe('the question about tracking', () => {
  it('links to the page about cookies, or else about privacy, and to none that the site does not have', () => {
    expect(htmlWith(menuOf(privacy, cookies))).toContain('href="/politica-de-cookie/">Cookies</a>');
    expect(htmlWith(menuOf(privacy))).toContain('href="/politica-privacidad/">Privacidad</a>');
    expect(htmlWith(menuOf())).not.toContain('<a ');
  });

  it('R14: is a form that works without scripts, with two alike buttons and nothing ticked', () => {
    const html = htmlWith(menuOf());
    expect(html).toContain('method="post"');
    const classes = [...html.matchAll(/<button[^>]* class="([^"]+)"[^>]* value="(accept|reject)"/g)].map(
      ([, name]) => name,
    );
    expect(classes).toHaveLength(2);
    expect(new Set(classes).size).toBe(1);
    expect(html.match(/type="checkbox"/g)).toHaveLength(4);
    expect(html).not.toContain('checked');
  });
});
