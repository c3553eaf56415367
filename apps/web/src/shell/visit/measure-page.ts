import { createConsentGate, createLandingMemory, type Landing } from '@prestafaro/tracking';
import { assignArm, createMeasurement, seeArm } from '@prestafaro/tracking/measurement';
import { isArm } from '@prestafaro/types/running-experiment';
import type { RouteMetaType } from '@prestafaro/types/tracked-event';
import { storedChoices } from '@/shell/consent/connect-consent';
import { experimentOfPage, markArm, ownArm } from '@/shell/experiment/own-arm';
import { browserPort } from '@/shell/visit/browser-port';
import type { Report } from '@/shell/visit/report';
import { watchFields } from '@/shell/visit/watch-fields';
import { watchOffers } from '@/shell/visit/watch-offers';
import { watchSeen } from '@/shell/visit/watch-seen';

export interface MeasuredPage {
  /** Assigns the visitor to an arm of the experiment that runs, and reports that they see the current path. */
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
  const report: Report = (name, properties) =>
    track(name, properties, { provider_id: providerId, sub3: storedChoices().experiments ? ownArm() : undefined });

  const assign = () => {
    const running = experimentOfPage();
    if (running && storedChoices().experiments) markArm(assignArm(gate, running, ownArm()));
  };
  let isSpeedDecided = false;
  /** Only for the page that the browser loaded: after a navigation in the app its head, with its kind, is gone. */
  const measureSpeed = () => {
    if (isSpeedDecided || !landing || !storedChoices().measurement) return;
    isSpeedDecided = true;
    if (new URL(landing.url).pathname !== location.pathname) return;
    const kind = metaTypeOfPage();
    afterLoad(() => {
      import('@/shell/visit/watch-vitals').then(({ watchVitals }) => watchVitals(kind, report)).catch(() => {});
    });
  };
  watchFields(report);
  watchOffers(report);
  watchSeen('[data-arm-seen]', (element) => {
    const running = experimentOfPage();
    const arm = element.getAttribute('data-arm-seen');
    if (running && isArm(arm, running.id) && seeArm(gate, running.id, arm)) report('armSeen', {});
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report('restored', { sub5: metaTypeOfPage() });
  });
  return {
    view: () => {
      assign();
      measureSpeed();
      report('pageView', { sub5: metaTypeOfPage(), sub7: metaOfPage('item') });
    },
    forget: () => {
      assign();
      if (!storedChoices().experiments) markArm(undefined);
      forget();
    },
  };
}

/** The kind of the current page, from its head (`pf:type`). Undefined for a page without one. */
function metaTypeOfPage(): RouteMetaType | undefined {
  return metaOfPage('type') as RouteMetaType | undefined;
}

/** What the head of the current page says of it. `item`: the article that it shows. */
function metaOfPage(name: 'type' | 'item'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="pf:${name}"]`)?.content;
}

/** Calls back when everything of the page is loaded, in a new task. */
function afterLoad(callback: () => void): void {
  const start = () => setTimeout(callback);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
