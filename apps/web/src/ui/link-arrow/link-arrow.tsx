import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { AppLink, type AppLinkProps } from '../link/link';
import styles from './link-arrow.module.css';

export interface LinkArrowProps extends AppLinkProps {
  direction?: 'forward' | 'back';
}

/** A link to the next page, alone below a text or beside a button. */
export function LinkArrow({ direction = 'forward', className, children, ...rest }: LinkArrowProps) {
  return (
    <AppLink className={classNames(styles.link, className)} {...rest}>
      {direction === 'back' && <Icon name="arrow_left" />}
      {children}
      {direction === 'forward' && <Icon name="arrow_right" />}
    </AppLink>
  );
}
