export type { BrowserPort, ErasingPort, EventAnswer, EventRequest, VisitedPage } from './browser-port.ts';
export { type ConsentGate, createConsentGate } from './consent-gate.ts';
export { createLandingMemory, type Landing, type LandingMemory } from './landing-memory.ts';
