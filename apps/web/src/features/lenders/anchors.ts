/**
 * Anchors of the two tabs, on the list of lenders and on each lender's own page. No heading of a text gets these
 * anchors.
 */
export const tabIds = { entity: 'tab-entity', reviews: 'tab-opinions' } as const;
