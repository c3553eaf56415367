import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface ProseProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section';
}

/**
 * Text of an editor (Markdown): headings, lists, quotes, tables, at a readable measure. Its rules are in `base.css`
 * under `.prose`, because they are about elements and not about classes.
 */
export function Prose({ as: Tag = 'div', className, ...rest }: ProseProps) {
  return <Tag className={classNames('prose', className)} {...rest} />;
}
