import { useCallback, useEffect, useState } from 'react';

/** A decision that can be undone. */
export interface Undoable {
  /** documentIds. */
  ids: readonly string[];
  /** What was told about it. */
  words: string;
  /** By the clock of the page. */
  until: number;
}

/** The decisions of this page that can still be undone, the newest last, with a clock that ticks while there is one. */
export function useUndoable() {
  const [decisions, setDecisions] = useState<readonly Undoable[]>([]);
  const [now, setNow] = useState(() => performance.now());
  const last = decisions.at(-1);
  useEffect(() => {
    if (!last) return;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      setDecisions((before) =>
        before.some(({ until }) => until <= time) ? before.filter(({ until }) => until > time) : before,
      );
    }, 1_000);
    return () => clearInterval(timer);
  }, [last]);
  const add = useCallback((ids: readonly string[], words: string, withinMs: number) => {
    const time = performance.now();
    setNow(time);
    setDecisions((before) => [...before, { ids, words, until: time + withinMs }]);
  }, []);
  const remove = useCallback((done: Undoable) => setDecisions((before) => before.filter((one) => one !== done)), []);
  const seconds = last ? Math.max(1, Math.ceil((last.until - now) / 1_000)) : 0;
  return { last, seconds, add, remove };
}
