import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { QueuedComment } from '../../visitors/reviews/queue/wire';

/**
 * The comment on which the keys act. It keeps its place in the list: when it is decided on, the next one takes it, and the focus.
 * @param comments those that are shown
 */
export function useCurrentComment(comments: readonly QueuedComment[]) {
  const [currentId, setCurrentId] = useState<string>();
  const place = useRef(0);
  /** Whether the current comment takes the focus as soon as it is shown: it does when the page opens. */
  const wantsFocus = useRef(true);
  const cards = useRef(new Map<string, HTMLElement>());
  const found = comments.findIndex(({ id }) => id === currentId);
  const index = found >= 0 ? found : Math.min(place.current, comments.length - 1);
  const current = comments[index];

  useEffect(() => {
    if (index >= 0) place.current = index;
    const card = current && cards.current.get(current.id);
    if (!card || !wantsFocus.current) return;
    wantsFocus.current = false;
    card.focus();
  });

  const move = (step: number) => {
    const next = comments[Math.min(Math.max(index + step, 0), comments.length - 1)];
    if (!next) return;
    wantsFocus.current = true;
    setCurrentId(next.id);
  };
  /** To be called when the list is about to change by an act of the moderator. */
  const keepFocus = useCallback(() => {
    wantsFocus.current = true;
  }, []);
  const cardOf = useCallback(
    (id: string): RefCallback<HTMLElement> =>
      (element) => {
        if (element) cards.current.set(id, element);
        else cards.current.delete(id);
      },
    [],
  );
  return { current, setCurrentId, move, keepFocus, cardOf };
}
