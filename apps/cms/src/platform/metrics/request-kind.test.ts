import { expect, test } from 'vitest';
import { ENTRY_CHECK_PATH } from '../../content/entry-rules/entry-check-path';
import { VERSIONS_PATH } from '../../content/versions/version-wire';
import { FAILED_PAGES_PATH } from '../../delivery/publishing/failed-pages-path';
import { requestKind } from './request-kind';

test.each([
  ['/graphql', 'graphql'],
  ['/offers_data/configs/es_feed.json', 'feed'],
  ['/api/offers-lead', 'feed'],
  ['/api/applications', 'intake'],
  ['/api/applications/progress', 'intake'],
  ['/api/health/ready', 'health'],
  ['/uploads/lucia_1.svg', 'media'],
  ['/upload', 'admin'],
  ['/desk/applications/7', 'admin'],
  [ENTRY_CHECK_PATH, 'admin'],
  [VERSIONS_PATH, 'admin'],
  [FAILED_PAGES_PATH, 'admin'],
  ['/GraphQL/', 'graphql'],
  ['/API/Offers-Lead/', 'feed'],
  ['/API/postback', 'intake'],
  ['/Api/Health/Ready', 'health'],
  ['/Admin/init', 'admin'],
  ['/wp-login.php', 'other'],
])('requestKind: %s is "%s"', (path, kind) => {
  expect(requestKind(path)).toBe(kind);
});
