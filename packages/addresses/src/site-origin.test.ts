import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { parseHosts } from './hosts.ts';
import { siteOrigin } from './site-origin.ts';

const spain = siteOfLocale('es-ES');

test('siteOrigin: uses https and no port for a published host', () => {
  expect(siteOrigin(spain, { hosts: parseHosts('es.example.com=ES'), port: 3000 })).toBe('https://es.example.com');
});

test('siteOrigin: uses http and the port of the web app for a local host', () => {
  expect(siteOrigin(spain, { hosts: parseHosts(''), port: 3000 })).toBe('http://es.localhost:3000');
  expect(siteOrigin(spain, { hosts: parseHosts('localhost=ES'), port: 3000 })).toBe('http://localhost:3000');
});

test('siteOrigin: leaves out the port of a local host if it is that of the scheme, or not known', () => {
  const hosts = parseHosts('');
  expect(siteOrigin(spain, { hosts, port: 80 })).toBe('http://es.localhost');
  expect(siteOrigin(spain, { hosts, port: 443, scheme: 'https' })).toBe('https://es.localhost');
  expect(siteOrigin(spain, { hosts })).toBe('http://es.localhost');
});

test('siteOrigin: uses the configured scheme instead of the default', () => {
  const hosts = parseHosts('es.example.com=ES');
  expect(siteOrigin(spain, { hosts, port: 3000, scheme: 'http' })).toBe('http://es.example.com');
});

test('siteOrigin: returns the same origin for both sites of a country', () => {
  const settings = { hosts: parseHosts('ua.example.com=UA'), port: 3000 };
  expect(siteOrigin(siteOfLocale('ru-UA'), settings)).toBe(siteOrigin(siteOfLocale('uk-UA'), settings));
});
