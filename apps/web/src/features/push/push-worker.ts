import type { PushNotice } from '@prestafaro/types/push-subscription';

/** The parts of a service worker that this one uses: the types of the page have no worker. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(url: string): Promise<unknown> };
  addEventListener(name: 'push', listener: (event: WorkerEvent & { data: { json(): PushNotice } }) => void): void;
  addEventListener(
    name: 'notificationclick',
    listener: (event: WorkerEvent & { notification: { close(): void; data: string } }) => void,
  ): void;
}

/**
 * The service worker, which shows notifications and opens the page of the application. It answers no request, so it stores nothing and
 * cannot make a page old. A second notification replaces the first.
 */
export function pushWorker(self: WorkerScope): void {
  self.addEventListener('push', (event) => {
    const { title, body, path } = event.data.json();
    event.waitUntil(
      self.registration.showNotification(title, { body, tag: 'application', renotify: true, data: path }),
    );
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(self.clients.openWindow(event.notification.data));
  });
}
