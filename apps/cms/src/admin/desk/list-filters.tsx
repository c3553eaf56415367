import type { Locale } from '@prestafaro/countries';
import { Button, Checkbox, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { assigneeLabels, filterLabels, formLabels, statusLabels } from '../../leads/desk/labels';
import { DayFilter } from './day-filter';
import { type AddressFilters, withFilter } from './filters-in-address';
import { siteLabel } from './format';
import { SavedFilters } from './saved-filters';
import { SearchBox } from './search-box';

interface Props {
  query: URLSearchParams;
  filters: AddressFilters;
  search: string;
  sites: readonly Locale[];
  onFilter(query: URLSearchParams): void;
  onSearch(search: string): void;
}

const matchedWords = { yes: 'Alguna encaja', no: 'Ninguna encaja' };

/** The filters of the list. They are in the address, so that a list can be bookmarked; the search text is not. */
export function ListFilters({ query, filters, search, sites, onFilter, onSearch }: Props) {
  const set = (name: keyof AddressFilters, value: string | undefined) => onFilter(withFilter(query, name, value));
  const isFiltered = Object.keys(filters).length > 0 || search !== '';
  const clear = () => {
    onSearch('');
    onFilter(new URLSearchParams());
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" paddingBottom={2}>
      <SavedFilters filters={filters} onFilter={onFilter} />
      <SearchBox search={search} onSearch={onSearch} />
      <Flex gap={3} wrap="wrap" alignItems="flex-start">
        <Choice
          label={filterLabels.status}
          value={filters.status}
          words={statusLabels}
          onChange={(value) => set('status', value)}
        />
        {sites.length > 1 && (
          <Choice
            label={filterLabels.site}
            value={filters.site}
            words={Object.fromEntries(sites.map((site) => [site, siteLabel(site)]))}
            onChange={(value) => set('site', value)}
          />
        )}
        <Choice
          label={filterLabels.assignee}
          value={filters.assignee}
          words={assigneeLabels}
          onChange={(value) => set('assignee', value)}
        />
        <Choice
          label={filterLabels.matched}
          value={filters.matched}
          words={matchedWords}
          onChange={(value) => set('matched', value)}
        />
        <Choice
          label={filterLabels.form}
          value={filters.form}
          words={formLabels}
          onChange={(value) => set('form', value)}
        />
        <DayFilter label={filterLabels.from} value={filters.from} onChange={(value) => set('from', value)} />
        <DayFilter label={filterLabels.to} value={filters.to} onChange={(value) => set('to', value)} />
      </Flex>
      <Flex gap={4} wrap="wrap" minHeight="3.2rem">
        <Checkbox
          checked={filters.withBlocked === true}
          onCheckedChange={(checked) => set('withBlocked', checked === true ? 'true' : undefined)}
        >
          {filterLabels.withBlocked}
        </Checkbox>
        {isFiltered && (
          <Button variant="tertiary" size="S" onClick={clear}>
            Quitar filtros
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  words: Readonly<Record<string, string>>;
  onChange(value: string | undefined): void;
}

function Choice({ label, value, words, onChange }: ChoiceProps) {
  return (
    <Field.Root width="19rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        size="S"
        value={value ?? ''}
        placeholder="Cualquiera"
        onChange={(chosen) => onChange(String(chosen))}
        onClear={() => onChange(undefined)}
        clearLabel={`Quitar el filtro «${label}»`}
      >
        {Object.entries(words).map(([code, word]) => (
          <SingleSelectOption key={code} value={code}>
            {word}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
