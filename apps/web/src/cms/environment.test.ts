import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '@/cms/environment';

const complete = {
  CMS_URL: 'http://localhost:1337/',
  CMS_READ_TOKEN: 'token',
  CMS_WRITE_TOKEN: 'w'.repeat(32),
  REVALIDATE_SECRET: 'x'.repeat(32),
};

describe('the environment', () => {
  it('has defaults for all but the CMS and its secrets', () => {
    expect(parseEnvironment(complete)).toMatchObject({
      CMS_URL: 'http://localhost:1337',
      DEFAULT_COUNTRY: 'ES',
      PORT: 3000,
      DATA_DIR: '.data',
    });
  });
  it('names what is missing, what it means and an example', () => {
    expect(() => parseEnvironment({ ...complete, CMS_URL: '' })).toThrow(
      /CMS_URL is missing\. Meaning: origin of the CMS.*Example: CMS_URL=http/,
    );
  });
  it('names every fault at once', () => {
    expect(() => parseEnvironment({ CMS_URL: 'nope', REVALIDATE_SECRET: 'short', COUNTRY: 'XX' })).toThrow(
      /CMS_URL[\s\S]*CMS_READ_TOKEN[\s\S]*REVALIDATE_SECRET[\s\S]*COUNTRY/,
    );
  });
  it('takes another place of the offers, if it says where the feed goes', () => {
    const at = (OFFERS_CONFIG_URL: string) => parseEnvironment({ ...complete, OFFERS_CONFIG_URL }).OFFERS_CONFIG_URL;
    expect(at('https://cdn.example.com/{feed}_feed.json')).toBe('https://cdn.example.com/{feed}_feed.json');
    expect(at('off')).toBe('off');
    expect(() => at('https://cdn.example.com/es_feed.json')).toThrow(/OFFERS_CONFIG_URL must be .* with \{feed\}/);
  });
  it('reads the table of hosts', () => {
    expect(parseEnvironment({ ...complete, HOSTS: 'es.example.com=ES' }).HOSTS.get('es.example.com')).toBe('ES');
    expect(() => parseEnvironment({ ...complete, HOSTS: 'es.example.com=XX' })).toThrow(/HOSTS has a wrong entry/);
  });
});
