/** The path of the moderation queue within the admin. */
export const MODERATION_PAGE = 'moderation';
