import { expect, test } from 'vitest';
import { pageGroup } from './page-group.mjs';

const hosts = { HOSTS: 'es.example.com=ES', PUBLIC_SCHEME: 'https' };

test('pageGroup: servers of one build with the same settings share pages, whatever their port', () => {
  expect(pageGroup('one', { ...hosts, PORT: '3000' })).toBe(pageGroup('one', { ...hosts, PORT: '3100' }));
});

test.each([
  ['build', 'two', hosts],
  ['list of hosts', 'one', { ...hosts, HOSTS: 'es.example.net=ES' }],
  ['scheme', 'one', { ...hosts, PUBLIC_SCHEME: 'http' }],
  ['address of uploads', 'one', { ...hosts, MEDIA_URL: 'https://bucket.example.com/uploads' }],
  ['address of offers', 'one', { ...hosts, OFFERS_CONFIG_URL: 'off' }],
])('pageGroup: servers with another %s share no pages', (_, buildId, environment) => {
  expect(pageGroup(buildId, environment)).not.toBe(pageGroup('one', hosts));
});
