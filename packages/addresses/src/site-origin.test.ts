import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { parseHosts } from './hosts.ts';
import { siteOrigin } from './site-origin.ts';

const spain = siteOfLocale('es-ES');

test('a published host has https and no port', () => {
  expect(siteOrigin(spain, { hosts: parseHosts('es.example.com=ES'), port: 3000 })).toBe('https://es.example.com');
});

test('a local host has http and the port of the web app', () => {
  expect(siteOrigin(spain, { hosts: parseHosts(''), port: 3000 })).toBe('http://es.localhost:3000');
  expect(siteOrigin(spain, { hosts: parseHosts('localhost=ES'), port: 3000 })).toBe('http://localhost:3000');
});

test('a configured scheme replaces the default', () => {
  const hosts = parseHosts('es.example.com=ES');
  expect(siteOrigin(spain, { hosts, port: 3000, scheme: 'http' })).toBe('http://es.example.com');
});

test('both sites of a country have one origin', () => {
  const settings = { hosts: parseHosts('ua.example.com=UA'), port: 3000 };
  expect(siteOrigin(siteOfLocale('ru-UA'), settings)).toBe(siteOrigin(siteOfLocale('uk-UA'), settings));
});
