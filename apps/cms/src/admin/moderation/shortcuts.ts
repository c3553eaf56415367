export type ShortcutAction = 'next' | 'previous' | 'approve' | 'reject' | 'select' | 'spam' | 'undo' | 'help';

interface Shortcut {
  action: ShortcutAction;
  /** Values of `KeyboardEvent.key`, in small letters. */
  keys: readonly string[];
  /** As the help shows them. */
  shown: string;
  words: string;
}

/** The keys of the queue. They are active while the focus is in the list of comments, and not in a field or a dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'next', keys: ['j', 'arrowdown'], shown: 'J o ↓', words: 'Siguiente' },
  { action: 'previous', keys: ['k', 'arrowup'], shown: 'K o ↑', words: 'Anterior' },
  { action: 'approve', keys: ['a'], shown: 'A', words: 'Aprobar' },
  { action: 'reject', keys: ['r'], shown: 'R', words: 'Rechazar con motivo' },
  { action: 'select', keys: ['x', ' '], shown: 'X o espacio', words: 'Seleccionar' },
  { action: 'spam', keys: ['s'], shown: 'S', words: 'Rechazar los seleccionados como spam' },
  { action: 'undo', keys: ['u'], shown: 'U', words: 'Deshacer lo último' },
  { action: 'help', keys: ['?'], shown: '?', words: 'Ver los atajos' },
];

/** What a key is pressed on. */
export interface PressedOn {
  /** A field that takes the key as text. */
  isField: boolean;
  /** A button, a link or a checkbox, which the space bar presses. */
  isControl: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** The action of a key; null if it has none there. A key that is held down only moves. */
export function shortcutOf(
  { key, ctrlKey, metaKey, altKey, repeat }: Key,
  { isField, isControl }: PressedOn,
): ShortcutAction | null {
  if (isField || ctrlKey || metaKey || altKey || (isControl && key === ' ')) return null;
  const action = SHORTCUTS.find(({ keys }) => keys.includes(key.toLowerCase()))?.action ?? null;
  return repeat && action !== 'next' && action !== 'previous' ? null : action;
}

export const pressedOn = (target: Element): PressedOn => ({
  isField: target.closest('input, textarea, select, [contenteditable="true"]') !== null,
  isControl: target.closest('button, a, summary, [role="checkbox"]') !== null,
});
