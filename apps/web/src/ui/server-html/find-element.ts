/** Finds an element of the page by its id; undefined if there is none of this kind. */
export type FindElement = {
  (id: string): HTMLElement | undefined;
  <Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind | undefined;
};

/**
 * The only function that searches the document (architecture.test.ts). Only the hooks of this folder use it.
 * @param kind a class of the browser, such as HTMLInputElement, to which the element belongs
 */
export const findElement: FindElement = <Kind extends HTMLElement>(id: string, kind?: abstract new () => Kind) => {
  const element = document.getElementById(id);
  return element instanceof (kind ?? HTMLElement) ? (element as Kind) : undefined;
};
