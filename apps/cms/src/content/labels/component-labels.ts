import { blocks } from './components/blocks/blocks';
import { marketBlocks } from './components/blocks/market';
import { readingBlocks } from './components/blocks/reading';
import { sectionBlocks } from './components/blocks/sections';
import { calendar } from './components/calendar';
import { comment as commentParts } from './components/comment';
import { lender as lenderParts } from './components/lender';
import { navigation } from './components/navigation';
import { offer as offerParts } from './components/offer';
import { settings } from './components/settings';
import { shared } from './components/shared';
import type { ModelLabels } from './label-types';

const CATEGORIES = {
  blocks,
  calendar,
  comment: commentParts,
  lender: lenderParts,
  navigation,
  offer: offerParts,
  settings,
  shared,
} as const;

/** Labels of every component by uid, e.g. `blocks.hero`. */
export const COMPONENT_LABELS: Readonly<Record<string, ModelLabels>> = Object.fromEntries(
  Object.entries(CATEGORIES).flatMap(([category, components]) =>
    Object.entries<ModelLabels>(components).map(([name, labels]) => [`${category}.${name}`, labels]),
  ),
);

/**
 * The file below `labels/components` that has the labels of a component, or the folder of a category whose labels are in several
 * files.
 */
export function fileOfComponentLabels(uid: string): string {
  const [category = ''] = uid.split('.');
  if (category !== 'blocks') return uid === 'shared.criteria' ? 'criteria.ts' : `${category}.ts`;
  const file = Object.entries({ market: marketBlocks, reading: readingBlocks, sections: sectionBlocks }).find(
    ([, labels]) => Object.hasOwn(labels, uid.slice('blocks.'.length)),
  );
  return file ? `blocks/${file[0]}.ts` : 'blocks';
}
