interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Cookies, local storage, network state and time of a browser. Time moves only by {@link advance}. */
export function fakeBrowser() {
  const jar = new Map<string, string>();
  const local = new Map<string, string>();
  const expiry = new Map<string, number>();
  const timers = new Set<Timer>();
  const listeners = new Set<() => void>();
  let now = Date.UTC(2026, 10, 24);
  let isOnline = true;

  const expireCookies = () => {
    for (const [name, at] of expiry) if (at <= now) jar.delete(name);
  };

  /** Runs everything that waits for a promise. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

  return {
    jar,
    local,
    now: () => now,
    isOnline: () => isOnline,
    setCookie: (cookie: string) => {
      const [, name = '', value = '', maxAge] = /^([^=]*)=([^;]*)(?:;.*Max-Age=(\d+))?/.exec(cookie) ?? [];
      jar.set(name, value);
      expiry.set(name, maxAge ? now + Number(maxAge) * 1000 : Number.POSITIVE_INFINITY);
    },
    setTimer: (callback: () => void, milliseconds: number) => {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onOnline: (callback: () => void) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    /** Connects or disconnects the browser, and fires the `online` event. */
    setOnline: async (value: boolean) => {
      isOnline = value;
      if (value) for (const listener of listeners) listener();
      await settle();
    },
    settle,
    waitingTimers: () => timers.size,
    listening: () => listeners.size,
    /** Moves the time on. Timers run in their order, and expired cookies disappear. */
    advance: async (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        expireCookies();
        next.callback();
      }
      now = end;
      expireCookies();
    },
  };
}
