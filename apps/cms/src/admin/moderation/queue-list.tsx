import { Box, Flex } from '@strapi/design-system';
import { type KeyboardEvent, useState } from 'react';
import type { QueuedComment } from '../../visitors/reviews/queue/wire';
import { CommentCard } from './comment-card';
import { EmptyQueue } from './empty-queue';
import { RejectDialog } from './reject-dialog';
import { SelectionBar } from './selection-bar';
import { ShortcutLine } from './shortcut-help';
import { pressedOn, type ShortcutAction, shortcutOf } from './shortcuts';
import { ToldBar } from './told-bar';
import { useCurrentComment } from './use-current-comment';
import { type Decision, useDecisions } from './use-decisions';

interface Props {
  comments: readonly QueuedComment[];
  /** Whether the moderator has more than one site. */
  hasSites: boolean;
  /** Whether all that was shown is decided on, and more may come. */
  isRefilling: boolean;
  /** Called with the comments that are not pending any more, or not as they were read. */
  onAnswer(decided: readonly QueuedComment[]): void;
  onHelp(): void;
}

/** The comments of a page, which a moderator decides on by mouse or by keyboard alone. */
export function QueueList({ comments, hasSites, isRefilling, onAnswer, onHelp }: Props) {
  const { current, setCurrentId, move, keepFocus, cardOf } = useCurrentComment(comments);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [rejected, setRejected] = useState<{ comments: readonly QueuedComment[]; isSpam: boolean }>();
  const { decide, undo, told, dismiss, isSending, undoable, seconds } = useDecisions((decided) => {
    keepFocus();
    onAnswer(decided);
  });
  const selected = comments.filter(({ id }) => selectedIds.has(id));
  const toggle = ({ id }: QueuedComment) =>
    setSelectedIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  const confirm = async (decision: Decision) => {
    if (!rejected) return;
    const isAnswered = await decide(rejected.comments, decision);
    keepFocus();
    setRejected(undefined);
    if (isAnswered && rejected.isSpam) setSelectedIds(new Set());
  };
  const run: Readonly<Record<ShortcutAction, () => void>> = {
    next: () => move(1),
    previous: () => move(-1),
    approve: () => current && void decide([current], { to: 'approved' }),
    reject: () => current && setRejected({ comments: [current], isSpam: false }),
    select: () => current && toggle(current),
    spam: () => selected.length > 0 && setRejected({ comments: selected, isSpam: true }),
    undo: () => void undo(),
    help: onHelp,
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // A dialog is a child in React and not on the page.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const action = shortcutOf(event, pressedOn(target));
    if (!action) return;
    event.preventDefault();
    run[action]();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8} onKeyDown={press}>
      <ToldBar {...{ told, undoable, seconds, isSending }} onUndo={run.undo} onDismiss={dismiss} />
      {comments.length === 0 ? (
        !isRefilling && <EmptyQueue />
      ) : (
        <>
          <ShortcutLine />
          <SelectionBar count={selected.length} onSpam={run.spam} onClear={() => setSelectedIds(new Set())} />
          <Box tag="ol" aria-label="Comentarios pendientes">
            {comments.map((comment) => (
              <CommentCard
                key={comment.id}
                comment={comment}
                hasSites={hasSites}
                isCurrent={comment === current}
                isSelected={selectedIds.has(comment.id)}
                isSending={isSending}
                cardRef={cardOf(comment.id)}
                onFocus={() => setCurrentId(comment.id)}
                onSelect={() => toggle(comment)}
                onApprove={() => void decide([comment], { to: 'approved' })}
                onReject={() => setRejected({ comments: [comment], isSpam: false })}
              />
            ))}
          </Box>
        </>
      )}
      {rejected && <RejectDialog {...rejected} onConfirm={confirm} onClose={() => setRejected(undefined)} />}
    </Flex>
  );
}
