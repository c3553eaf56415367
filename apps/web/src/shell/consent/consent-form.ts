/** The addresses and names by which page, script and server of the question about tracking agree. */
export const consentPath = '/api/consent';

/** Hides the question from a visitor without scripts who has chosen. */
export const consentStylePath = '/api/consent/style';

/** Name and anchor of the question. The style sheet above names it too. */
export const consentIds = { panel: 'consent', title: 'consent-title' } as const;

/** `accept`: everything, `reject`: nothing, `choose`: what is ticked. */
export const consentActions = ['accept', 'reject', 'choose'] as const;

export type ConsentAction = (typeof consentActions)[number];

/** Event of the window: the visitor has chosen, so what is allowed may be another. */
export const consentChangeEvent = 'pf:consent';

/** Fields of the form, beside one box for each category. */
export const consentField = { action: 'action', locale: 'locale', textVersion: 'version' } as const;
