import { describe, expect, test } from 'vitest';
import { addressOf, formatTable } from './site-table.mjs';

const spain = addressOf({ locale: 'es-ES', country: 'ES', basePath: '' }, 3000);
const russian = addressOf({ locale: 'ru-UA', country: 'UA', basePath: '/ru' }, 3000);

describe('the table at the end of a start', () => {
  test('lists each site at the host of its country, a second language below its base path', () => {
    expect(spain.url).toBe('http://es.localhost:3000/');
    expect(russian.url).toBe('http://ua.localhost:3000/ru/');
  });

  test('shows the admin panel with its login, and names sites without content', () => {
    const table = formatTable({
      published: [spain],
      empty: [russian],
      cmsUrl: 'http://localhost:1337',
      login: { email: 'admin@example.com', password: 'Secret-1' },
      adminNote: 'after the line “Admin panel”',
    });
    expect(table).toContain('es-ES    http://es.localhost:3000/');
    expect(table).toContain(
      'http://localhost:1337/admin   admin@example.com · Secret-1   (after the line “Admin panel”)',
    );
    expect(table).toContain('No home page in the CMS yet: ru-UA');
  });
});
