import { contentManagerTexts } from './content-manager';
import { entryTexts } from './entries';
import { mediaDetails } from './media-details';
import { mediaFolders } from './media-folders';
import { mediaList } from './media-list';
import { panelTexts } from './panel';
import { screenTexts } from './screens';

/** The Spanish texts of Strapi’s panel that are ours: its own translation lacks them, or is half English. */
export const spanishTexts: Readonly<Record<string, string>> = {
  ...contentManagerTexts,
  ...entryTexts,
  ...mediaDetails,
  ...mediaFolders,
  ...mediaList,
  ...panelTexts,
  ...screenTexts,
};
