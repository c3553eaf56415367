import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import { MAX_FILTER_NAME_LENGTH, savedFilterLabels } from '../../leads/desk/labels';
import type { DeskSavedFilter } from '../../leads/desk/wire';
import { ConfirmedButton } from './confirmed-button';
import { type AddressFilters, queryOf } from './filters-in-address';
import { TextDialog } from './text-dialog';
import { messageOf, useLoaded } from './use-loaded';

interface Props {
  filters: AddressFilters;
  onFilter(query: URLSearchParams): void;
}

const sameFilters = (a: AddressFilters, b: AddressFilters) => queryOf(a).toString() === queryOf(b).toString();

/** The filters that the person saved: one is chosen if it is what the list shows. */
export function SavedFilters({ filters, onFilter }: Props) {
  const { get, post, put, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isNaming, setNaming] = useState(false);
  const naming = useRef<HTMLButtonElement>(null);
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await get<{ filters: DeskSavedFilter[] }>('/desk/filters', { signal })).data.filters,
    [get],
  );
  const [loaded, reload] = useLoaded(load);
  const saved = loaded.data ?? [];
  const chosen = saved.find((each) => sameFilters(each.filters, filters));
  const done = (message: string) => {
    setNaming(false);
    toggleNotification({ type: 'success', message });
    reload();
  };
  const save = async (name: string) => {
    if (chosen) await put(`/desk/filters/${chosen.id}`, { name });
    else await post('/desk/filters', { name, filters });
    done(chosen ? 'Nombre cambiado.' : 'Filtros guardados.');
  };
  const remove = async () => void (await del(`/desk/filters/${chosen?.id}`));
  const afterRemoval = () => {
    naming.current?.focus();
    done('Filtros borrados.');
  };
  const isFiltered = Object.keys(filters).length > 0;
  if (loaded.state === 'loading' || (saved.length === 0 && !isFiltered)) return null;
  return (
    <Flex gap={3} wrap="wrap" alignItems="flex-end">
      <Field.Root width="30rem" maxWidth="100%" error={loaded.state === 'failed' ? loaded.message : undefined}>
        <Field.Label>Filtros guardados</Field.Label>
        <SingleSelect
          size="S"
          value={chosen ? String(chosen.id) : ''}
          placeholder={saved.length === 0 ? 'Todavía ninguno' : 'Elige unos'}
          disabled={saved.length === 0}
          onChange={(id) => onFilter(queryOf(saved.find((each) => String(each.id) === String(id))?.filters ?? {}))}
        >
          {saved.map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Error />
      </Field.Root>
      {isFiltered && (
        <Button ref={naming} variant="tertiary" size="S" onClick={() => setNaming(true)}>
          {chosen ? 'Cambiar el nombre' : 'Guardar estos filtros'}
        </Button>
      )}
      {chosen && (
        <ConfirmedButton
          title={`¿Borrar los filtros «${chosen.name}»?`}
          question="Solo se borran los filtros guardados. Las solicitudes se quedan como están."
          confirmLabel="Borrar los filtros"
          onConfirm={remove}
          onDone={afterRemoval}
        >
          <Button variant="danger-light" size="S">
            Borrar
          </Button>
        </ConfirmedButton>
      )}
      {isNaming && (
        <TextDialog
          title={chosen ? 'Cambiar el nombre' : 'Guardar estos filtros'}
          intro={
            chosen
              ? 'Solo cambia el nombre. Los filtros se quedan como están.'
              : 'Los ves solo tú. Lo que escribas en Buscar no se guarda, porque puede ser de una persona.'
          }
          field={{
            name: 'name',
            label: savedFilterLabels.name,
            hint: 'Por ejemplo: Mías en estudio.',
            isOneLine: true,
          }}
          initialText={chosen?.name}
          minLength={1}
          maxLength={MAX_FILTER_NAME_LENGTH}
          tooShort="Escribe un nombre."
          confirmLabel="Guardar"
          onConfirm={save}
          problemOf={messageOf}
          onClose={() => setNaming(false)}
        />
      )}
    </Flex>
  );
}
