import { blocks } from './components/blocks/blocks';
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
