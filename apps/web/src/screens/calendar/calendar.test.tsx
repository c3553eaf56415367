import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import type { CalendarContent } from '@/features/calendar/load-calendar';
import { sampleYear } from '@/features/calendar/sample-year';
import { YearCalendar } from '@/features/calendar/year-calendar';
import { CalendarPage } from '@/screens/calendar/calendar-page';
import { sampleView } from '@/shell/sample-view';

// The page around the content reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

beforeAll(() => stubEnvironment());

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[ \n]+/g, ' ');

describe('the months of a work calendar', () => {
  const html = renderToStaticMarkup(<YearCalendar calendar={sampleYear} view={sampleView} />);

  it('are twelve tables, each named by its heading, with seven weekdays starting on Monday', () => {
    expect(html.match(/<table/g)).toHaveLength(12);
    expect(html).toContain('aria-labelledby="month-2024-01"');
    expect(html).toContain('<h3 id="month-2024-01">Enero de 2024</h3>');
    const [head = ''] = html.match(/<thead>.*?<\/thead>/) ?? [];
    expect(textOf(head)).toBe(' Lun Mar Mié Jue Vie Sáb Dom ');
    expect(head).toContain('<th scope="col" aria-label="lunes">Lun</th>');
  });

  it('describe each marked day in text (R32)', () => {
    expect(textOf(html)).toContain('1 , Festivos nacionales: Año Nuevo');
    expect(textOf(html)).toContain('22 , Festivos de algunas comunidades: San Vicente (València)');
  });

  it('show the total that the content states, even if it does not add up', () => {
    expect(html).toContain('21 días laborables, 3 festivos, 8 de fin de semana');
    expect(html).toContain('20 días laborables, 0 festivos, 10 de fin de semana');
  });

  it('name the long weekends and the school holidays', () => {
    expect(textOf(html)).toContain('Puentes. Del sábado 30 de diciembre al lunes 1.');
    expect(textOf(html)).toContain('Vacaciones escolares Verano, del 25/06 al 15/09. Navidad, del 23/12 al 07/01.');
  });

  it('start on Sunday where the country does, with the weekdays of the content rotated', () => {
    const mexico = { ...sampleView, site: siteOfLocale('es-MX') };
    const [head = ''] =
      renderToStaticMarkup(<YearCalendar calendar={sampleYear} view={mexico} />).match(/<thead>.*?<\/thead>/) ?? [];
    expect(textOf(head)).toMatch(/^ Dom Lun Mar/);
  });
});

describe('the page of a work calendar', () => {
  const calendar: CalendarContent = {
    ...sampleYear,
    title: 'Calendario laboral 2024',
    slug: 'calendario-laboral-2024',
    breadcrumb: 'Calendario 2024',
    caption: 'Los doce meses con sus festivos.',
    header: 'Festivos de 2024',
    image: null,
    imageAlt: null,
    author: { name: 'Lucía Ferrán', slug: 'lucia-ferran', jobTitle: 'economista', photo: null },
    tags: [{ name: 'Calendario laboral', slug: 'calendario-laboral' }],
    views: 512,
    writtenOn: '2023-12-12',
    sources: [{ title: 'Resolución', url: 'https://www.boe.es/', publisher: 'BOE' }],
    seo: null,
    blocks: [],
  };
  const show = (change: Partial<CalendarContent> = {}) =>
    renderToStaticMarkup(
      <CalendarPage
        calendar={{ ...calendar, ...change }}
        contents={[]}
        view={sampleView}
        menu={{ header: [], button: undefined, footer: [], legal: [] }}
        years={null}
        months={<YearCalendar calendar={calendar} view={sampleView} />}
      >
        <p>Texto</p>
      </CalendarPage>,
    );

  it('names author and date, links its topic and lists its sources (R36)', () => {
    const html = show();
    expect(html).toContain('href="/author/lucia-ferran/"');
    expect(html).toContain('12.12.2023');
    expect(html).toContain('href="/blog/calendario-laboral/"');
    expect(html).toContain('Resolución');
    expect(html).toContain('"@type":"Article"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  it('shows the views with their origin and date (R13), and nothing without views', () => {
    expect(textOf(show())).toContain('512 visitas');
    expect(textOf(show())).toContain('Las visitas son las de la publicación original, del 12.12.2023 ; la cifra');
    expect(textOf(show({ views: 0 }))).not.toContain('visitas');
  });
});
