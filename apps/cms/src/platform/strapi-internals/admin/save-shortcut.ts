/** Ctrl or Cmd with Enter or S, at which Strapi’s button saves. Touches the listener of that button. */
export const isSaveShortcut = (event: KeyboardEvent): boolean =>
  (event.metaKey || event.ctrlKey) && !event.shiftKey && ['enter', 's'].includes(event.key.toLowerCase());
