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
  /** Something is under way: looks inactive and says so, but stays focusable. The caller changes the words. */
  isBusy?: boolean;
}

export interface ButtonLinkProps extends ButtonStyle, AppLinkProps {}

function buttonClass({ look = 'primary', size, isWide }: ButtonStyle, className?: string) {
  return classNames(styles.button, styles[look], size === 'large' && styles.large, isWide && styles.wide, className);
}

/** A press that changes something. Icons are children, before or after the words. */
export function Button({ look, size, isWide, isBusy, className, type = 'button', ...rest }: ButtonProps) {
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true } : undefined;
  return <button type={type} className={buttonClass({ look, size, isWide }, className)} {...busy} {...rest} />;
}

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClass({ look, size, isWide }, className)} {...rest} />;
}
