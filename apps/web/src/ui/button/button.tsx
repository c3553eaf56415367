import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { AppLink, type AppLinkProps } from '../link/link';
import styles from './button.module.css';

export interface ButtonStyle {
  /** One primary per group; `quiet` reads as a link but keeps the size of a button. */
  look?: 'primary' | 'secondary' | 'quiet';
  size?: 'regular' | 'large';
  isWide?: boolean;
}

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /**
   * Something is under way: the button looks inactive and is announced so, but stays focusable. The caller changes its
   * label.
   */
  isBusy?: boolean;
}

export interface ButtonLinkProps extends ButtonStyle, AppLinkProps {}

function buttonClass({ look = 'primary', size, isWide }: ButtonStyle, className?: string) {
  return classNames(styles.button, styles[look], size === 'large' && styles.large, isWide && styles.wide, className);
}

/** A button that changes something. Icons are children, before or after the label. */
export function Button({ look, size, isWide, isBusy, className, type = 'button', ...rest }: ButtonProps) {
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true } : undefined;
  return <button type={type} className={buttonClass({ look, size, isWide }, className)} {...busy} {...rest} />;
}

/** A link that looks like a button: it opens a page and changes nothing. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClass({ look, size, isWide }, className)} {...rest} />;
}
