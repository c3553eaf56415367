import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  as?: 'div' | 'main' | 'header' | 'footer' | 'article' | 'nav';
  width?: 'page' | 'text';
}

/** The page's width, 1200 px at most, with a gutter that grows with the screen. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag className={classNames(styles.container, width === 'text' && styles.text, className)} {...rest} />;
}
