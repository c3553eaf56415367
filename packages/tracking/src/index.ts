export type { BrowserPort, EventRequest, VisitedPage } from './browser-port.ts';
export { type ConsentCategory, type ConsentChoices, type ConsentGate, createConsentGate } from './consent-gate.ts';
export { type EventSettings, track } from './track.ts';
export { isUuidV4, newUuidV4 } from './uuid.ts';
