import type { LocalisedPaths } from '@prestafaro/types/fixed-page';
import { englishPaths } from '../languages/english-paths.ts';

/** The law calls lenders "lending companies"; `/lenders/` is the root of numbered pages on every site. */
export const paths: LocalisedPaths = {
  ...englishPaths,
  lenders: '/lending-companies/',
  affiliates: '/affiliate-program/',
};
