import { describe, expect, test } from 'vitest';
import { parseSource } from '../attribution/source-cookie.ts';
import { recordingPort } from '../testing/recording-port.ts';
import { recordVisit } from './record-visit.ts';

const halfHour = 30 * 60 * 1000;
const day = 48 * halfHour;
const home = 'https://es.example.com/';
const may = { url: `${home}?utm_source=news&utm_medium=email&utm_campaign=may`, referrer: '' };
const june = { url: `${home}?utm_source=ads&utm_medium=cpc&utm_campaign=june`, referrer: '' };
const blog = { url: home, referrer: 'https://blog.example/' };
const nothing = { url: home, referrer: '' };

/** The sources that the two cookies name, and the count of visits. */
function stored({ jar }: ReturnType<typeof recordingPort>) {
  return [parseSource(jar.get('pf_first'))?.source, parseSource(jar.get('pf_current'))?.source, jar.get('pf_visits')];
}

describe('recordVisit', () => {
  test('writes five cookies for a new visitor, each with the lifetime of the registry (R19)', () => {
    const tab = recordingPort();
    recordVisit(tab.port, may, true);
    expect(tab.written).toEqual([
      'pf_current=1|utm|news|email|may||; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
      'pf_first=1|utm|news|email|may||; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
      'pf_visits=1|1|1; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
      expect.stringMatching(/^pf_session=[\w-]{36}; Max-Age=1800;/),
      expect.stringMatching(/^pf_client=[\w-]{36}; Max-Age=15552000;/),
    ]);
  });

  test('changes the current source by a second campaign, and never the first', () => {
    const tab = recordingPort();
    recordVisit(tab.port, may, true);
    const { source, first } = recordVisit(tab.port, june, true);
    expect([source, first]).toMatchObject([
      { source: 'ads', campaign: 'june' },
      { source: 'news', campaign: 'may' },
    ]);
    expect(stored(tab)).toEqual(['news', 'ads', '1|1|2']);
  });

  test('keeps the source of a visitor who returns directly, without renewing its lifetime', async () => {
    const tab = recordingPort();
    recordVisit(tab.port, may, true);
    await tab.browser.advance(100 * day);
    expect(recordVisit(tab.port, nothing, true).source?.source).toBe('news');
    expect(stored(tab)).toEqual(['news', 'news', '1|2|1']);
    await tab.browser.advance(80 * day);
    expect(stored(tab)).toEqual([undefined, undefined, '1|2|1']);
  });

  test('ignores a referral in a live session and takes it after 30 minutes without activity', async () => {
    const tab = recordingPort();
    recordVisit(tab.port, may, true);
    await tab.browser.advance(halfHour - 1);
    recordVisit(tab.port, blog, true);
    expect(stored(tab)).toEqual(['news', 'news', '1|1|2']);
    await tab.browser.advance(halfHour);
    recordVisit(tab.port, blog, true);
    expect(stored(tab)).toEqual(['news', 'blog.example', '1|2|1']);
  });

  test('without a landing keeps the source and counts the page', () => {
    const tab = recordingPort();
    recordVisit(tab.port, may, true);
    expect(recordVisit(tab.port, undefined, true).source?.campaign).toBe('may');
    expect(stored(tab)).toEqual(['news', 'news', '1|1|2']);
  });

  test('replaces malformed cookies as if they were absent', () => {
    const tab = recordingPort();
    for (const name of ['pf_first', 'pf_current', 'pf_visits', 'pf_session', 'pf_client']) tab.jar.set(name, '%E0%');
    const { ids, source } = recordVisit(tab.port, nothing, true);
    expect(source).toMatchObject({ type: 'direct' });
    expect(stored(tab)).toEqual(['(direct)', '(direct)', '1|1|1']);
    expect(tab.jar.get('pf_session')).toBe(ids.session_id);
  });

  test('writes the older source as the first one when the cookie of the first is lost', () => {
    const tab = recordingPort();
    recordVisit(tab.port, may, true);
    tab.jar.delete('pf_first');
    recordVisit(tab.port, june, true);
    expect(stored(tab)).toEqual(['news', 'ads', '1|1|2']);
  });

  test('writes the first source as the current one when the cookie of the current is malformed', () => {
    const tab = recordingPort();
    recordVisit(tab.port, may, true);
    tab.jar.set('pf_current', 'x');
    expect(recordVisit(tab.port, nothing, true).source?.source).toBe('news');
    expect(stored(tab)).toEqual(['news', 'news', '1|1|2']);
  });

  test('counts the pages of two tabs together', () => {
    const one = recordingPort();
    const other = recordingPort({}, one.browser);
    recordVisit(one.port, may, true);
    recordVisit(other.port, june, true);
    recordVisit(one.port, undefined, true);
    expect(stored(one)).toEqual(['news', 'ads', '1|1|3']);
    expect(recordVisit(one.port, undefined, false).source?.source).toBe('ads');
  });
});
