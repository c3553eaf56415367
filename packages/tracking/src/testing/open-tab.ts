import { createEventQueue } from '../queue/event-queue.ts';
import type { KeyedEvent } from '../queue/queued-events.ts';
import { newUuidV4 } from '../uuid.ts';
import { decidedGate } from './decided-gate.ts';
import { fakeBrowser } from './fake-browser.ts';
import { type FakeAnswer, recordingPort } from './recording-port.ts';

/** A page view that `sub1` labels. */
export function newEvent(label: string): KeyedEvent {
  const id = () => newUuidV4((bytes) => crypto.getRandomValues(bytes));
  return {
    event_id: 5,
    sub4: 'pageView',
    sub1: label,
    session_id: id(),
    client_id: id(),
    domain: 'es.example.com',
    event_key: id(),
  };
}

/** A tab with a queue, whose gate is open. Each tab is one load of a page. */
export function openTab(browser = fakeBrowser(), answers: FakeAnswer[] = []) {
  const tab = recordingPort({}, browser);
  tab.answers.push(...answers);
  const gate = decidedGate(tab.port);
  gate.decide({ measurement: true });
  const queue = createEventQueue(gate, '/api/event');
  const add = (...labels: string[]) => {
    for (const label of labels) queue.add(newEvent(label));
  };
  /** The labels of the events of each request. */
  const requests = () =>
    tab.sent.map(({ request }) => (JSON.parse(request.body) as KeyedEvent[]).map(({ sub1 }) => sub1).join(' '));
  return { ...tab, gate, queue, add, requests };
}
