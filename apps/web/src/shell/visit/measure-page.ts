import { createConsentGate, createLandingMemory, type Landing } from '@prestafaro/tracking';
import { createMeasurement } from '@prestafaro/tracking/measurement';
import type { RouteMetaType } from '@prestafaro/types/tracked-event';
import { storedChoices } from '@/shell/consent/connect-consent';
import { browserPort } from '@/shell/visit/browser-port';
import type { Report } from '@/shell/visit/report';
import { watchFields } from '@/shell/visit/watch-fields';
import { watchOffers } from '@/shell/visit/watch-offers';

export interface MeasuredPage {
  /** Reports that the visitor sees the current path. */
  view(): void;
  /** Deletes what the visitor no longer allows. */
  forget(): void;
}

/** Begins to report what visitors do. Its listeners stay: the gate reads the visitor's choice at each event. */
export function measurePage(landing: Landing | undefined, providerId: string | undefined): MeasuredPage {
  const gate = createConsentGate(browserPort, storedChoices);
  const memory = createLandingMemory();
  if (landing) memory.rememberLanding(landing.url, landing.referrer);
  const { track, forget } = createMeasurement(gate, memory, '/api/event');
  const report: Report = (name, properties) => track(name, properties, { provider_id: providerId });

  watchFields(report);
  watchOffers(report);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report('restored', { sub5: metaTypeOfPage() });
  });
  return { view: () => report('pageView', { sub5: metaTypeOfPage() }), forget };
}

/** The kind of the current page, from its head (`pf:type`). Undefined for a page without one. */
function metaTypeOfPage(): RouteMetaType | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="pf:type"]')?.content as RouteMetaType | undefined;
}
