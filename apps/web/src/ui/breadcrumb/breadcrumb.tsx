import { AppLink } from '../link/link';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  label: string;
  /** From the home page down; the last entry is the page itself and needs no address. */
  items: readonly { label: string; href?: string }[];
}

/** The place of the page in the site. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.label} aria-current={index === last ? 'page' : undefined}>
            {item.href && index !== last ? <AppLink href={item.href}>{item.label}</AppLink> : item.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
