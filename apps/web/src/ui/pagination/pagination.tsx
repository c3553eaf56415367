import { Icon } from '../icon/icon';
import { AppLink } from '../link/link';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

export interface PaginationProps {
  label: string;
  current: number;
  total: number;
  /** Address of a page, counted from 1. */
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Name of one page's link for screen readers: `(page) => "Página 2"`. */
  pageLabel: (page: number) => string;
}

/** Links to the pages of a long list. Renders nothing for a list of one page. */
export function Pagination({ label, current, total, hrefOf, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {current > 1 && (
        <AppLink href={hrefOf(current - 1)} rel="prev">
          <Icon name="arrow_left" />
          {previousLabel}
        </AppLink>
      )}
      <ol>
        {pageWindow(current, total).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps have nothing else to tell them apart
          <li key={index}>
            {item === 'gap' && <span aria-hidden="true">…</span>}
            {item !== 'gap' && (
              <AppLink
                href={hrefOf(item)}
                aria-label={pageLabel(item)}
                aria-current={item === current ? 'page' : undefined}
              >
                {item}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      {current < total && (
        <AppLink href={hrefOf(current + 1)} rel="next">
          {nextLabel}
          <Icon name="arrow_right" />
        </AppLink>
      )}
    </nav>
  );
}
