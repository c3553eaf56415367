import { searchPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import { longestQuery, type SearchQuery } from '@/features/search/read-query';
import { SearchBox } from '@/features/search/search-box';
import styles from '@/features/search/search-form.module.css';
import { fill } from '@/messages/fill';
import type { Messages } from '@/messages/message-shape';
import { Button } from '@/ui/button/button';
import { FieldError } from '@/ui/field/field-error';
import { Icon } from '@/ui/icon/icon';

export interface SearchFormProps {
  site: Site;
  messages: Messages;
  query?: SearchQuery;
}

const id = 'search-query';

/** The form of the search: native, so it works without JavaScript; with it, suggestions come while one types. */
export function SearchForm({ site, messages: { search }, query = { state: 'empty' } }: SearchFormProps) {
  const typed = query.state === 'empty' ? '' : query.typed;
  const isTooLong = query.state === 'too-long';
  return (
    <search>
      <form method="get" action={searchPath(site)} className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          {search.label}
        </label>
        {isTooLong && (
          <FieldError id={`${id}-error`}>
            {fill(search.tooLong, { length: [...typed].length, max: longestQuery })}
          </FieldError>
        )}
        <div className={styles.line}>
          <SearchBox
            id={id}
            locale={site.locale}
            typed={typed}
            errorId={isTooLong ? `${id}-error` : undefined}
            messages={{ suggestions: search.suggestions, failed: search.failed }}
          />
          <Button type="submit">
            <Icon name="search" />
            {search.button}
          </Button>
        </div>
      </form>
    </search>
  );
}
