import { affiliateCodePattern, affiliateParameter } from '@prestafaro/types/affiliate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyLanding, type LandingFacts } from './classify-landing.ts';
import { cleanValue } from './clean-value.ts';

const fresh: LandingFacts = { ownHost: 'es.example.com', hasLiveSession: false, hasStored: false };
const inSession: LandingFacts = { ...fresh, hasLiveSession: true, hasStored: true };
const returning: LandingFacts = { ...fresh, hasStored: true };
const home = 'https://es.example.com/';

/** The result as one text: type, source, medium, campaign, content, term. Absent values at the end are left out. */
function classify(url: string, referrer: string, facts: LandingFacts = fresh): string {
  const found = classifyLanding(url, referrer, facts);
  if (found.type === 'keep') return 'keep';
  const { type, source, medium, campaign, content, term } = found;
  return [type, source, medium, campaign, content, term].join(' | ').replace(/[ |]+$/, '');
}

const google = 'https://www.google.com/';
const direct = 'direct | (direct) | (none)';

test.each([
  ['?utm_source=news&utm_medium=email&utm_campaign=may', 'utm | news | email | may'],
  ['?utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e', 'utm | a | b | c | d | e'],
  ['?utm_source=chatgpt.com', 'utm | chatgpt.com | (none)'],
  ['?utm_campaign=may', 'utm | (none) | (none) | may'],
  ['?utm_id=7', 'utm | (none) | (none)'],
  ['?utm_term=cr%C3%A9ditos+r%C3%A1pidos', 'utm | (none) | (none) |  |  | créditos rápidos'],
  ['?utm_source=%20%09news%0A%20', 'utm | news | (none)'],
  ['?utm_source=a%00b%1Fc%7Fd', 'utm | abcd | (none)'],
  ['?utm_source=first&utm_source=second', 'utm | first | (none)'],
  ['?utm_source=100%', 'utm | 100% | (none)'],
  ['?utm_source=%E0%A4%A', 'utm | \ufffd%A | (none)'],
  ['?gclid=Cj0K', 'utm | google | cpc'],
  ['?gbraid=1', 'utm | google | cpc'],
  ['?wbraid=1', 'utm | google | cpc'],
  ['?yclid=12', 'utm | yandex | cpc'],
  ['?msclkid=ab', 'utm | bing | cpc'],
  ['?ttclid=ab', 'utm | tiktok | cpc'],
  ['?fbclid=IwAR', 'utm | facebook | social'],
  ['?gclid=1&utm_campaign=brand', 'utm | google | cpc | brand'],
  ['?utm_source=partner&gclid=1', 'utm | partner | cpc'],
  ['?fbclid=1&utm_source=facebook&utm_medium=paid', 'utm | facebook | paid'],
  ['?aff=a-7k3m9x', 'utm | a-7k3m9x | affiliate'],
  ['?utm_source=news&utm_medium=email&utm_campaign=may&aff=a-7k3m9x', 'utm | a-7k3m9x | affiliate | may'],
  ['?aff=a-7k3m9x&gclid=1', 'utm | a-7k3m9x | affiliate'],
  ['?aff=ana@example.com', direct],
  ['?aff=b-7k3m9x', direct],
  ['?aff=a-7k3m9xx', direct],
  ['?utm_source=', direct],
  ['?utm_source=%20&gclid=', direct],
  ['?UTM_SOURCE=news', direct],
  ['?xutm_source=news', direct],
  ['#utm_source=news', direct],
  ['?utm_content=ana@example.com', direct],
  ['?utm_source=news&utm_content=ana%2540example.com', 'utm | news | (none)'],
  ['', direct],
])('classifyLanding: %s without a referrer is %s', (query, expected) => {
  expect(classify(`${home}${query}`, '')).toBe(expected);
});

test('classifyLanding: knows the parameter and every code of the affiliate programme', () => {
  fc.assert(
    fc.property(fc.stringMatching(affiliateCodePattern), (code) => {
      expect(classify(`${home}?${affiliateParameter}=${code}`, google)).toBe(`utm | ${code} | affiliate`);
    }),
  );
});

test.each([
  [google, 'organic | google | organic'],
  ['https://www.google.es/search?q=prestamo', 'organic | google | organic'],
  ['https://google.co.za', 'organic | google | organic'],
  ['https://www.google.com.mx/', 'organic | google | organic'],
  ['https://www.google.cat/', 'organic | google | organic'],
  ['HTTPS://WWW.GOOGLE.ES:443/', 'organic | google | organic'],
  ['http://www.google.es.:8080/', 'organic | google | organic'],
  ['https://user:secret@www.google.es/', 'organic | google | organic'],
  ['android-app://com.google.android.googlequicksearchbox', 'organic | google | organic'],
  ['android-app://com.google.android.googlequicksearchbox/https/www.google.com', 'organic | google | organic'],
  ['https://www.bing.com/', 'organic | bing | organic'],
  ['https://cn.bing.com/', 'organic | bing | organic'],
  ['https://search.yahoo.com/', 'organic | yahoo | organic'],
  ['https://es.search.yahoo.com/', 'organic | yahoo | organic'],
  ['https://yahoo.co.jp/', 'organic | yahoo | organic'],
  ['https://duckduckgo.com/', 'organic | duckduckgo | organic'],
  ['https://www.ecosia.org/', 'organic | ecosia | organic'],
  ['https://lite.qwant.com/', 'organic | qwant | organic'],
  ['https://eu.startpage.com/', 'organic | startpage | organic'],
  ['https://yandex.kz/', 'organic | yandex | organic'],
  ['https://yandex.com.tr/', 'organic | yandex | organic'],
  ['https://ya.ru/', 'organic | yandex | organic'],
  ['https://m.baidu.com/', 'organic | baidu | organic'],
  ['https://search.brave.com/', 'organic | brave | organic'],
  ['https://search.seznam.cz/', 'organic | seznam | organic'],
  ['https://m.search.naver.com/', 'organic | naver | organic'],
  ['https://coccoc.com/', 'organic | coccoc | organic'],
  ['https://go.mail.ru/', 'organic | mail.ru | organic'],
])('classifyLanding: a visit from the search engine %s is %s', (referrer, expected) => {
  expect(classify(home, referrer)).toBe(expected);
  expect(classify(home, referrer, inSession)).toBe(expected);
});

test.each([
  ['https://chatgpt.com/', 'ai | chatgpt | ai'],
  ['https://chat.openai.com/c/1', 'ai | chatgpt | ai'],
  ['android-app://com.openai.chatgpt/', 'ai | chatgpt | ai'],
  ['https://www.perplexity.ai/', 'ai | perplexity | ai'],
  ['https://copilot.microsoft.com/', 'ai | copilot | ai'],
  ['https://edgeservices.bing.com/', 'ai | copilot | ai'],
  ['https://gemini.google.com/app', 'ai | gemini | ai'],
  ['https://claude.ai/', 'ai | claude | ai'],
  ['https://chat.deepseek.com/', 'ai | deepseek | ai'],
  ['https://grok.com/', 'ai | grok | ai'],
  ['https://www.meta.ai/', 'ai | meta-ai | ai'],
  ['https://chat.mistral.ai/', 'ai | mistral | ai'],
  ['https://duck.ai/', 'ai | duck.ai | ai'],
])('classifyLanding: a visit from the AI assistant %s is %s', (referrer, expected) => {
  expect(classify(home, referrer)).toBe(expected);
  expect(classify(home, referrer, inSession)).toBe(expected);
});

test.each([
  ['https://google.com.evil.example/', 'google.com.evil.example'],
  ['https://notgoogle.com/', 'notgoogle.com'],
  ['https://google.evil.example/', 'google.evil.example'],
  ['https://evil.example/google.com', 'evil.example', '/google.com'],
  ['https://google.com@evil.example/', 'evil.example'],
  ['https://evil.example/?q=https://www.google.com/', 'evil.example'],
  ['https://xbing.com/', 'xbing.com'],
  ['https://chatgpt.com.evil.example/', 'chatgpt.com.evil.example'],
  ['https://constructor/', 'constructor'],
  ['https://mail.google.com/', 'mail.google.com'],
  ['https://mail.yahoo.com/', 'mail.yahoo.com'],
  ['https://mx.example.com/', 'mx.example.com'],
  ['https://es.example.com.evil.example/', 'es.example.com.evil.example'],
  ['https://gооgle.com/', 'xn--ggle-55da.com'],
  ['https://préstamo.example/', 'xn--prstamo-cya.example'],
  ['https://WWW.Blog.Example:8443/Post?to=ana#x', 'blog.example', '/Post'],
  ['https://blog.example/ana@example.com/', 'blog.example'],
  ['https://[2001:db8::1]/', '[2001:db8::1]'],
  ['android-app://org.telegram.messenger/', 'org.telegram.messenger'],
])('classifyLanding: %s is a referral from %s', (referrer, host, path = '') => {
  const expected = `referral | ${host} | referral${path && ` |  | ${path}`}`;
  expect(classify(home, referrer)).toBe(expected);
  expect(classify(home, referrer, returning)).toBe(expected);
});

test.each([
  ['a link of the own site', 'https://es.example.com/blog/'],
  ['the own host in capitals with a port', 'https://ES.Example.com:3000/'],
  ['the own host with www', 'https://www.es.example.com/'],
  ['another scheme', 'about:client'],
  ['a file', 'file:///home/ana/page.html'],
  ['a referrer that is no URL', 'google'],
  ['a malformed host', 'https://[/'],
  ['an app without a name', 'android-app:///'],
])('classifyLanding: %s is direct for a new visitor and keeps a stored source', (_, referrer) => {
  expect(classify(home, referrer)).toBe(direct);
  expect(classify(home, referrer, returning)).toBe('keep');
  expect(classify(home, referrer, inSession)).toBe('keep');
});

test.each<[string, string, string, LandingFacts, string]>([
  ['a campaign wins over a search engine', `${home}?utm_source=a`, google, fresh, 'utm | a | (none)'],
  ['a campaign wins in a live session', `${home}?gclid=1`, home, inSession, 'utm | google | cpc'],
  ['a referral in a live session changes nothing', home, 'https://blog.example/', inSession, 'keep'],
  [
    'a referral in a first session without a source is direct',
    home,
    'https://blog.example/',
    { ...fresh, hasLiveSession: true },
    direct,
  ],
  ['a visit without a referrer keeps the stored source', home, '', returning, 'keep'],
  ['the own host may have a port', home, 'http://localhost:3000/', { ...fresh, ownHost: 'LOCALHOST:3000' }, direct],
  ['a URL that is no URL has no campaign', 'utm_source=a', '', fresh, direct],
  ['an unreadable own host equals no referrer', home, google, { ...fresh, ownHost: '[' }, 'organic | google | organic'],
])('classifyLanding: %s', (_, url, referrer, facts, expected) => {
  expect(classify(url, referrer, facts)).toBe(expected);
});

test.each(['x', 'ж', '😀'])('classifyLanding: cuts a value of %s after 256 code points', (character) => {
  const found = classifyLanding(`${home}?utm_source=${encodeURIComponent(character.repeat(300))}`, '', fresh);
  expect(found).toMatchObject({ source: character.repeat(256) });
});

test('classifyLanding: returns clean values and never throws, for any URL and referrer', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }).map((value) => `${home}?utm_source=${value}&utm_term=%${value}`),
    fc.string().map((value) => `https://${value}`),
    fc.string().map((value) => `android-app://${value}`),
  );
  const facts = fc.record({ ownHost: text, hasLiveSession: fc.boolean(), hasStored: fc.boolean() });
  fc.assert(
    fc.property(text, text, facts, (url, referrer, compared) => {
      const found = classifyLanding(url, referrer, compared);
      if (found.type === 'keep') {
        expect(compared.hasStored).toBe(true);
        return;
      }
      const { type, source, medium, ...rest } = found;
      expect(['utm', 'organic', 'ai', 'referral', 'direct']).toContain(type);
      for (const value of [source, medium]) expect(cleanValue(value)).toBe(value);
      for (const value of Object.values(rest)) expect(cleanValue(value)).toBe(value);
      if (compared.hasLiveSession) expect(type).not.toBe('referral');
      if (compared.hasStored) expect(type).not.toBe('direct');
    }),
    { numRuns: 1000 },
  );
});

test('cleanValue: leaves its own results unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const value = cleanValue(text);
      expect(cleanValue(value)).toBe(value);
      expect([...(value ?? '')].length).toBeLessThanOrEqual(256);
    }),
  );
});
