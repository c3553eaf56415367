/** Anchor of the paragraph in the footer that says who pays us (R6). Header and hero point to it. */
export const howWeEarnId = 'how-we-earn';

/** The target of the skip link. */
export const contentId = 'content';
