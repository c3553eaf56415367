import 'server-only';
import { handOver } from '@/cms/hand-over';
import { MarkupElement, type MarkupElementProps } from '@/shell/markup/markup-element';

export interface MarkupProps extends Omit<MarkupElementProps, 'markup'> {
  /** HTML of server components without client components: `markupOf`. */
  markup: string;
}

/**
 * An element with long content that never changes in the browser. The content is in the HTML of the page only; a navigation
 * without a new page gets it with its data. Not for a static page, whose data are stored once for both.
 */
export function Markup({ markup, ...element }: MarkupProps) {
  const isInHtml = handOver(element.id, markup);
  return <MarkupElement {...element} markup={isInHtml ? undefined : markup} />;
}
