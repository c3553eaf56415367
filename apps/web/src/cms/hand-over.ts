/** Content of elements by id: what the server components of one request wrote for the HTML of its page. */
export type Markups = Map<string, string>;

type ReadMarkups = () => Markups | undefined;

const slot = Symbol.for('prestafaro.markups');
const holder = globalThis as { [slot]?: ReadMarkups };

/**
 * Tells how to find the content of the current request. Server components and the components that write HTML are different
 * instances of their modules, so the function is kept on `globalThis`.
 */
export function findMarkupsWith(read: ReadMarkups): void {
  holder[slot] = read;
}

/** Hands content over to the HTML of the page. @returns false if this request has no HTML */
export function handOver(id: string, markup: string): boolean {
  return holder[slot]?.()?.set(id, markup) !== undefined;
}

/** The content that was handed over. Undefined in the browser. */
export function handedOver(id: string): string | undefined {
  return holder[slot]?.()?.get(id);
}
