import { type BrowserPort, createConsentGate, createLandingMemory } from '../index.ts';

/** A visit: a landing, a page view before consent, Accept, a page view, a click on an offer, Reject. */
export async function visit(port: BrowserPort, url: string, referrer: string): Promise<void> {
  // Every page loads these two. Neither touches the browser.
  let choices = { measurement: false };
  const gate = createConsentGate(port, () => choices);
  const memory = createLandingMemory();
  memory.rememberLanding(url, referrer);

  // The visitor accepts: only now does the page load the rest.
  choices = { measurement: true };
  const { createMeasurement } = await import('../measurement.ts');
  const { track, forget } = createMeasurement(gate, memory, '/api/event');
  track('pageView', { sub5: 'blog' }, { provider_id: '42' });
  track('offerClicked', { sub7: '67', sub8: 0 }, { provider_id: '42' });

  // The visitor withdraws: first store the choice, then delete what was stored before.
  choices = { measurement: false };
  forget();
  track('pageView', { sub5: 'doc' }); // Does nothing.
}
