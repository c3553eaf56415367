import { expect, test, vi } from 'vitest';
import { absoluteUrl } from './absolute-url';

const environment = vi.hoisted(() => ({ HOSTS: new Map(), PORT: 3000, PUBLIC_PORT: undefined as number | undefined }));
vi.mock('@/cms/environment', () => ({ environment: () => environment }));

test('absoluteUrl: uses the public port of a local host, and without one that of this server', () => {
  expect(absoluteUrl('es-ES', '/blog/')).toBe('http://es.localhost:3000/blog/');
  environment.PUBLIC_PORT = 8080;
  expect(absoluteUrl('es-ES', '/blog/')).toBe('http://es.localhost:8080/blog/');
});
