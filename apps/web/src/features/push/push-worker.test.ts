import { expect, it, vi } from 'vitest';
import { pushWorker } from '@/features/push/push-worker';

/** A service worker that records what it is told to do. */
function startWorker() {
  const listeners: Record<string, (event: object) => void> = {};
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  pushWorker({
    registration: { showNotification },
    clients: { openWindow },
    addEventListener: (name: string, listener: (event: never) => void) => {
      listeners[name] = listener as (event: object) => void;
    },
  });
  return { listeners, showNotification, openWindow };
}

it('shows a notification, which replaces the one before', () => {
  const { listeners, showNotification } = startWorker();
  const notice = { title: 'Prestafaro', body: 'Hay novedades', path: '/process/?stay=1' };
  listeners.push?.({ data: { json: () => notice }, waitUntil: () => {} });
  expect(showNotification).toHaveBeenCalledWith('Prestafaro', {
    ...{ body: 'Hay novedades', tag: 'application', renotify: true },
    data: '/process/?stay=1',
  });
});

it('opens the page of the application when the notification is pressed', () => {
  const { listeners, openWindow } = startWorker();
  const close = vi.fn();
  listeners.notificationclick?.({ notification: { close, data: '/process/?stay=1' }, waitUntil: () => {} });
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledWith('/process/?stay=1');
});

it('answers no request of a page, so it stores nothing', () => {
  expect(Object.keys(startWorker().listeners).sort()).toEqual(['notificationclick', 'push']);
});
