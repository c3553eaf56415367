import { webVariables } from '@prestafaro/types/environment';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '@/cms/environment';

const complete = {
  CMS_URL: 'http://localhost:1337/',
  CMS_READ_TOKEN: 'r'.repeat(32),
  CMS_WRITE_TOKEN: 'w'.repeat(32),
  CMS_PREVIEW_TOKEN: 'v'.repeat(32),
  REVALIDATE_SECRET: 'x'.repeat(32),
};

describe('the environment', () => {
  it('has defaults for everything but the CMS and its secrets', () => {
    expect(parseEnvironment(complete)).toMatchObject({
      CMS_URL: 'http://localhost:1337',
      DEFAULT_COUNTRY: 'ES',
      PORT: 3000,
      DATA_DIR: '.data',
      LOG_LEVEL: 'info',
      METRICS_HOST: 'localhost',
    });
    expect(parseEnvironment(complete).METRICS_PORT).toBeUndefined();
  });
  it('names a missing variable with its meaning and an example', () => {
    expect(() => parseEnvironment({ ...complete, CMS_URL: '' })).toThrow(
      /CMS_URL is missing\. Meaning: origin at which the web app reaches the CMS.*Example: CMS_URL=http/,
    );
  });
  it('names every fault in one error', () => {
    expect(() => parseEnvironment({ CMS_URL: 'nope', REVALIDATE_SECRET: 'short', COUNTRY: 'XX' })).toThrow(
      /CMS_READ_TOKEN[\s\S]*REVALIDATE_SECRET[\s\S]*CMS_URL[\s\S]*COUNTRY/,
    );
  });
  it('accepts another offers address only together with the recipient of the feed', () => {
    const at = (OFFERS_CONFIG_URL: string) => parseEnvironment({ ...complete, OFFERS_CONFIG_URL }).OFFERS_CONFIG_URL;
    expect(at('https://cdn.example.com/{feed}_feed.json')).toBe('https://cdn.example.com/{feed}_feed.json');
    expect(at('off')).toBe('off');
    expect(() => at('https://cdn.example.com/es_feed.json')).toThrow(/OFFERS_CONFIG_URL must be .* with \{feed\}/);
  });
  it('reads the table of hosts', () => {
    expect(parseEnvironment({ ...complete, HOSTS: 'es.example.com=ES' }).HOSTS.get('es.example.com')).toBe('ES');
    expect(() => parseEnvironment({ ...complete, HOSTS: 'es.example.com=XX' })).toThrow(/HOSTS has a wrong entry/);
  });
  it('reports a number that is not one as invalid, not as missing', () => {
    expect(() => parseEnvironment({ ...complete, PORT: 'abc' })).toThrow(/PORT must be a whole number from 1 to 65535/);
    expect(() => parseEnvironment({ ...complete, TRUSTED_PROXIES: '11' })).toThrow(
      /TRUSTED_PROXIES must be .* 0 to 10/,
    );
  });
  it('accepts a Redis address and a metrics port', () => {
    const more = { REDIS_URL: 'rediss://:password@cache:6380', METRICS_PORT: '9464' };
    expect(parseEnvironment({ ...complete, ...more })).toMatchObject({ ...more, METRICS_PORT: 9464 });
    expect(() => parseEnvironment({ ...complete, REDIS_URL: 'cache' })).toThrow(/REDIS_URL must be the address/);
  });
  it('accepts a CDN with its id and token, and neither without the other', () => {
    const cdn = { CDN: 'fastly', CDN_SERVICE_ID: '7i6HN3TK9wS159v2gPAZ8A', CDN_PURGE_TOKEN: 't'.repeat(32) };
    expect(parseEnvironment({ ...complete, ...cdn })).toMatchObject(cdn);
    expect(() => parseEnvironment({ ...complete, CDN: 'fastly' })).toThrow(
      /CDN_SERVICE_ID is missing, and CDN is there[\s\S]*CDN_PURGE_TOKEN is missing, and CDN is there/,
    );
    expect(() => parseEnvironment({ ...complete, ...cdn, CDN: '' })).toThrow(
      /CDN is missing, and CDN_SERVICE_ID is there/,
    );
    expect(() => parseEnvironment({ ...complete, ...cdn, CDN: 'akamai' })).toThrow(/CDN must be fastly or cloudflare/);
    expect(() => parseEnvironment({ ...complete, ...cdn, CDN_SERVICE_ID: '../x' })).toThrow(/CDN_SERVICE_ID must be/);
    expect(() => parseEnvironment({ ...complete, ...cdn, CDN_ZONE: 'x' })).toThrow(/CDN_ZONE is read by no app/);
  });
  it('reads the addresses of nginx, and refuses them without the secret that nginx expects', () => {
    const NGINX_URLS = 'http://10.0.0.7:8081, http://10.0.0.8:8081';
    const NGINX_REFRESH_SECRET = 'x'.repeat(32);
    expect(parseEnvironment({ ...complete, NGINX_URLS, NGINX_REFRESH_SECRET }).NGINX_URLS).toEqual([
      'http://10.0.0.7:8081',
      'http://10.0.0.8:8081',
    ]);
    expect(parseEnvironment(complete).NGINX_URLS).toEqual([]);
    expect(() => parseEnvironment({ ...complete, NGINX_URLS })).toThrow(
      /NGINX_REFRESH_SECRET is missing, and NGINX_URLS/,
    );
    expect(() => parseEnvironment({ ...complete, NGINX_URLS: 'nginx', NGINX_REFRESH_SECRET: 'a b' })).toThrow(
      /NGINX_URLS must be http addresses[\s\S]*NGINX_REFRESH_SECRET must have 16 or more letters/,
    );
  });
  it('names a misspelled variable', () => {
    expect(() => parseEnvironment({ ...complete, OFFERS_CONFIG_URI: 'off' })).toThrow(
      /OFFERS_CONFIG_URI is read by no app\. Did you mean one of these: .*OFFERS_CONFIG_URL/,
    );
  });
  it.each(Object.entries(webVariables).filter(([, variable]) => 'required' in variable))(
    'does not start without %s',
    (name) => {
      expect(() => parseEnvironment({ ...complete, [name]: '' })).toThrow(`${name} is missing. Meaning: `);
    },
  );
  it('repeats no value in an error', () => {
    const value = 'sesame?~';
    const wrong = Object.fromEntries(Object.keys(webVariables).map((name) => [name, value]));
    const complaint = () => parseEnvironment({ ...wrong, HOSTS: '' });
    expect(complaint).toThrow(/CMS_READ_TOKEN[\s\S]*NEXT_SERVER_ACTIONS_ENCRYPTION_KEY/);
    expect(complaint).not.toThrow(value);
  });
});
