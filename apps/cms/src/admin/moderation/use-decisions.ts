import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import {
  type DecisionAnswer,
  type DecisionRequest,
  MODERATION_PATH,
  type QueuedComment,
  type UndoAnswer,
} from '../../visitors/reviews/queue/wire';
import { messageOf } from '../desk/use-loaded';
import { type Told, wordsOfDecision, wordsOfUndo } from './result-words';
import { useUndoable } from './use-undoable';

export type Decision = Pick<DecisionRequest, 'to' | 'reason' | 'note'>;

const NOTHING_TOLD: Told = { done: null, problems: [] };

/** Sends decisions and their undoing, one at a time, and keeps what is told about the last one. */
export function useDecisions(onAnswer: (decided: readonly QueuedComment[]) => void) {
  const { post } = useFetchClient();
  const { last, seconds, add, remove } = useUndoable();
  const [told, setTold] = useState(NOTHING_TOLD);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const names = useRef(new Map<string, string>());
  const nameOf = (id: string) => names.current.get(id) ?? 'alguien';

  /** Runs one request; a second one that comes meanwhile is dropped. @returns whether it was answered */
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    try {
      await work();
      return true;
    } catch (error) {
      setTold({ done: null, problems: [messageOf(error)] });
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  const decide = (comments: readonly QueuedComment[], decision: Decision) =>
    send(async () => {
      for (const { id, name } of comments) names.current.set(id, name);
      const body = { ...decision, comments: comments.map(({ id, version }) => ({ id, version })) };
      const { data } = await post<DecisionAnswer>(`${MODERATION_PATH}/decisions`, body satisfies DecisionRequest);
      const done = data.results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
      const words = wordsOfDecision(decision.to, data.results, nameOf);
      if (words.done) add(done, words.done, data.undoWithinMs);
      setTold(words);
      const isWaiting = new Set(data.results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id));
      onAnswer(comments.filter(({ id }) => !isWaiting.has(id)));
    });

  const undo = () =>
    send(async () => {
      if (!last)
        return setTold({ done: null, problems: ['No hay nada que deshacer: solo se puede durante un minuto.'] });
      const { data } = await post<UndoAnswer>(`${MODERATION_PATH}/undo`, { comments: last.ids });
      remove(last);
      setTold(wordsOfUndo(data.results, nameOf));
      onAnswer([]);
    });

  const dismiss = useCallback(() => setTold(({ done }) => ({ done, problems: [] })), []);
  return { decide, undo, told, dismiss, isSending, undoable: last, seconds };
}
