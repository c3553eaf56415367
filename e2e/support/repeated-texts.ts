/** The attribute of texts whose contrast is that of an earlier text of the page. */
export const REPEATED_TEXT = 'data-repeated-text';

/**
 * Marks each text whose contrast is that of an earlier one: its colour and size are the same, and so is each element that it stands in, with
 * its background. The contrast of a text takes axe most of its time, and a list has the same texts on each card. Runs in the page.
 */
export function markRepeatedTexts(attribute: string): void {
  const seen = new Set<string>();
  /** A number for each chain of elements, because a chain is a long text. */
  const chains = new Map<string, number>();
  const visit = (element: Element, parent: number): void => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, position, zIndex } = style;
    const name = `${element.tagName}.${element.getAttribute('class')}`;
    const key = [parent, name, backgroundColor, backgroundImage, opacity, filter, position, zIndex].join(' ');
    const chain = chains.get(key) ?? chains.size;
    chains.set(key, chain);
    const hasText = [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
    const text = [chain, style.color, style.fontSize, style.fontWeight, style.textShadow].join(' ');
    const isShown = hasText && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    element.toggleAttribute(attribute, isShown && seen.has(text));
    if (isShown) seen.add(text);
    for (const child of element.children) visit(child, chain);
  };
  visit(document.body, -1);
}
