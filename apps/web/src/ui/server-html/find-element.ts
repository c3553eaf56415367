/** Finds an element of the page by its id; undefined where there is none of this kind. */
export type FindElement = {
  (id: string): HTMLElement | undefined;
  <Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind | undefined;
};

/**
 * The only search in the document (architecture.test.ts). The hooks of this folder use it; nothing else imports it.
 * @param kind a class of the browser, such as HTMLInputElement: what is looked up is an element of it
 */
export const findElement: FindElement = <Kind extends HTMLElement>(id: string, kind?: abstract new () => Kind) => {
  const element = document.getElementById(id);
  return element instanceof (kind ?? HTMLElement) ? (element as Kind) : undefined;
};
