import { vi } from 'vitest';

/** Sets the variables without which the web app does not start. @param hosts the sites, each with its host */
export function stubEnvironment(hosts = 'es.example.com=ES'): void {
  vi.stubEnv('CMS_URL', 'http://localhost:1337');
  vi.stubEnv('CMS_READ_TOKEN', 'r'.repeat(32));
  vi.stubEnv('CMS_WRITE_TOKEN', 'w'.repeat(32));
  vi.stubEnv('CMS_PREVIEW_TOKEN', 'v'.repeat(32));
  vi.stubEnv('REVALIDATE_SECRET', 'x'.repeat(32));
  vi.stubEnv('HOSTS', hosts);
}
