import { publicPath } from '@prestafaro/addresses';
import type { MetadataRoute } from 'next';
import icon192 from '@/screens/manifest/icon-192.png';
import icon512 from '@/screens/manifest/icon-512.png';
import maskable512 from '@/screens/manifest/icon-maskable-512.png';
import type { SiteView } from '@/shell/site-view';

/** Colours of `--paper` in the light theme and of the icons, in a format that every platform reads (tokens.css). */
const colours = { paper: '#fcf8f0', night: '#141c3a' };

/** What a phone shows when a visitor puts the site on the home screen. It opens in the browser: the site is no app. */
export function siteManifest({ site, settings }: Pick<SiteView, 'site' | 'settings'>): MetadataRoute.Manifest {
  return {
    name: settings.siteName,
    short_name: settings.siteName,
    description: settings.seo.description ?? settings.tagline,
    lang: site.locale,
    start_url: publicPath(site, '/'),
    scope: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.night,
    icons: [
      { src: icon192.src, sizes: '192x192', type: 'image/png' },
      { src: icon512.src, sizes: '512x512', type: 'image/png' },
      { src: maskable512.src, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
