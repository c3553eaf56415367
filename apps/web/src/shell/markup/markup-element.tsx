'use client';

import { Component, createRef, type RefObject } from 'react';
import { handedOver } from '@/cms/hand-over';
import { sentContent } from '@/ui/server-html/sent-content';

export interface MarkupElementProps {
  as: 'ol' | 'div';
  /** Names the element among all elements of this kind on the site's pages. */
  id: string;
  className?: string;
  /** Fields of a form: the content stays when another one arrives, with the focus and with what the visitor chose. */
  isKept?: boolean;
  /** The content. Undefined if the page came as HTML: the content is in the page already. */
  markup?: string;
}

/** The content that came with the HTML of the document, by id: going back to that page shows it again from data without it. */
const cameAsHtml = new Map<string, string>();

/**
 * An element whose content is HTML of the server, so that the content is not among the data for hydration too. While React
 * hydrates, it leaves the content as it is. Where React renders the page again instead, because a translator or an extension had
 * changed a text before, the content is taken from the page. When a newer content replaces it, ticked boxes stay ticked.
 */
export class MarkupElement extends Component<MarkupElementProps> {
  readonly #element = createRef<HTMLElement>();

  override shouldComponentUpdate({ isKept }: MarkupElementProps): boolean {
    return !isKept;
  }

  /** No hook reads the page before React changes it. */
  override getSnapshotBeforeUpdate(before: MarkupElementProps): readonly string[] {
    if (before.markup !== this.props.markup) this.#keepHtml(before);
    return this.#boxes(':checked').map(nameOf);
  }

  override componentDidUpdate(_props: MarkupElementProps, _state: unknown, ticked: readonly string[]): void {
    for (const box of this.#boxes('')) if (ticked.includes(nameOf(box))) box.checked = true;
  }

  override componentWillUnmount(): void {
    this.#keepHtml(this.props);
  }

  #keepHtml({ id, markup }: MarkupElementProps): void {
    const { current } = this.#element;
    if (current && markup === undefined && !cameAsHtml.has(id)) cameAsHtml.set(id, current.innerHTML);
  }

  #boxes(state: ':checked' | ''): HTMLInputElement[] {
    return [...(this.#element.current?.querySelectorAll<HTMLInputElement>(`input[type=checkbox]${state}`) ?? [])];
  }

  override render() {
    const { as, id, className, markup } = this.props;
    const Tag = as as 'div';
    const content = markup ?? handedOver(id) ?? cameAsHtml.get(id) ?? sentContent(id);
    return (
      <Tag
        ref={this.#element as RefObject<HTMLDivElement>}
        id={id}
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by markupOf, which escapes every text
        dangerouslySetInnerHTML={{ __html: content }}
        suppressHydrationWarning
      />
    );
  }
}

const nameOf = ({ name, value }: HTMLInputElement) => `${name}=${value}`;
