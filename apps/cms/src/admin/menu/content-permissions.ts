import { editorialTypes } from '@prestafaro/types';

export const COMMENT = 'api::comment.comment';
export const UPDATE = 'plugin::content-manager.explorer.update';

/** The permissions of which those who write content have at least one. */
export const WRITES_CONTENT = editorialTypes.map((type) => ({ action: UPDATE, subject: `api::${type}.${type}` }));

/** The permissions of which those who publish content have at least one. */
export const PUBLISHES_CONTENT = editorialTypes.map((type) => ({
  action: 'plugin::content-manager.explorer.publish',
  subject: `api::${type}.${type}`,
}));
