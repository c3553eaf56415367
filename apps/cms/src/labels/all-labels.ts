import type { EditorialType } from '../content-types';
import { blocks } from './components/blocks';
import { navigation } from './components/navigation';
import { settings } from './components/settings';
import { shared } from './components/shared';
import { article } from './content-types/article';
import { author } from './content-types/author';
import { menu } from './content-types/menu';
import { page } from './content-types/page';
import { redirect } from './content-types/redirect';
import { siteSetting } from './content-types/site-setting';
import { tag } from './content-types/tag';
import type { ContentTypeLabels, ModelLabels } from './label-types';

/** Labels of the types that editors write; the compiler asks for a new one as soon as a type is added. */
export const CONTENT_TYPE_LABELS: Record<EditorialType, ContentTypeLabels> = {
  'site-setting': siteSetting,
  menu,
  page,
  article,
  tag,
  author,
  redirect,
};

const CATEGORIES = { blocks, navigation, settings, shared } as const;

/** Labels of every component by uid, e.g. `blocks.hero`. */
export const COMPONENT_LABELS: Readonly<Record<string, ModelLabels>> = Object.fromEntries(
  Object.entries(CATEGORIES).flatMap(([category, components]) =>
    Object.entries<ModelLabels>(components).map(([name, labels]) => [`${category}.${name}`, labels]),
  ),
);
