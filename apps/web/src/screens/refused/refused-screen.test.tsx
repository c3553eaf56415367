import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RefusedScreen } from '@/screens/refused/refused-screen';

const show = async (
  locale: Parameters<typeof siteOfLocale>[0],
  refusal: Parameters<typeof RefusedScreen>[0]['refusal'],
) => renderToStaticMarkup(await RefusedScreen({ site: siteOfLocale(locale), refusal }));

it('says why a request is refused, leads to the home page of the site and fills the window', async () => {
  const html = await show('ru-UA', 'file');
  expect(html).toMatch(/<h1[^>]*>Здесь нет страницы<\/h1>/);
  expect(html).toMatch(/<a[^>]*href="\/ru\/"[^>]*>На главную/);
  expect(html).toMatch(/class="night [^"]*isAlone/);
});

it('says after too many clicks how long to wait, and leads back to the offers', async () => {
  const html = await show('es-ES', { minutes: 2 });
  expect(html).toMatch(/<h1[^>]*>Demasiados clics seguidos<\/h1>/);
  expect(html).toContain('dentro de 2 minutos.');
  expect(html).toMatch(/<a[^>]*href="\/offers\/"[^>]*>Volver a las ofertas/);
});
