/** Sent by ourselves to our own proxy: show the screen of an outage. From anybody else it only costs them the page. */
export const outageHeader = 'x-pf-outage';
