import { beforeAll, describe, expect, it } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import { answerCalendarFile } from '@/features/calendar/computed/answer-calendar-file';
import { calendarFile } from '@/features/calendar/computed/calendar-file';

const file = (holidays: readonly { iso: string; name: string }[]) =>
  calendarFile({
    name: 'Festivos 2026: Madrid',
    note: 'Lista oficial, comprobada; \\ con barra',
    holidays: holidays.map((one) => ({ ...one, isRegional: false })),
    slug: 'madrid',
    host: 'es.example.com',
    language: 'es',
    statedOn: '2025-10-28',
  });

describe('an iCalendar file (RFC 5545)', () => {
  const text = file([{ iso: '2026-12-31', name: 'Último, día; del año' }]);

  it('ends every line with CRLF', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has a whole day with a stable id and a stamp that does not depend on the clock', () => {
    const lines = text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:2026-12-31-madrid@es.example.com',
        'DTSTAMP:20251028T000000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Último\\, día\\; del año',
        'DESCRIPTION:Lista oficial\\, comprobada\\; \\\\ con barra',
      ]),
    );
    expect(file([{ iso: '2026-12-31', name: 'Último, día; del año' }])).toBe(text);
  });

  it('folds at 75 octets and cuts no character in two', () => {
    const long = file([{ iso: '2026-01-01', name: 'ñandú '.repeat(40).trim() }]);
    const lines = long.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ñandú '.repeat(40).trim()}\r\n`);
  });
});

describe('the answer for the file of a year and a region', () => {
  beforeAll(() => stubEnvironment());

  it('is a calendar that caches may keep', async () => {
    const answer = await answerCalendarFile('es-ES', '2026', 'madrid');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('public');
    expect(await answer.text()).toContain('SUMMARY:Fiesta de la Comunidad de Madrid');
  });

  it('is 404 for another year, another region, and a country without computed holidays', async () => {
    const statuses = [
      answerCalendarFile('es-ES', '2031', 'madrid'),
      answerCalendarFile('es-ES', '2026', 'atlantida'),
      answerCalendarFile('es-MX', '2026', 'madrid'),
    ].map(async (answer) => (await answer).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  });
});
