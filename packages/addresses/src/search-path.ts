import type { Site } from '@prestafaro/countries';
import type { Path } from '@prestafaro/types/fixed-page';
import { publicPath } from './site-path.ts';

/** The public path of the search of a site, in its language: `/buscar/`. */
export const searchPath = (site: Site): Path => publicPath(site, site.paths.search);
