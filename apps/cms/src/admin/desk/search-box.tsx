import { Field, Searchbar, SearchForm } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { filterLabels } from '../../leads/desk/labels';

interface Props {
  search: string;
  onSearch(search: string): void;
}

/** Searches when the form is sent and not while typing, because a number is found as a whole only. */
export function SearchBox({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // The parent clears the search ("Quitar filtros").
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <Field.Root
      width="52rem"
      maxWidth="100%"
      hint="Del nombre basta el principio; lo demás, entero. Pulsa Intro para buscar."
    >
      <Field.Label>{filterLabels.search}</Field.Label>
      <SearchForm onSubmit={submit}>
        <Searchbar
          name="search"
          size="S"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onClear={clear}
          clearLabel="Borrar la búsqueda"
          placeholder="Nombre, teléfono, correo, documento o cuenta"
        >
          Buscar por nombre, teléfono, correo, documento o cuenta
        </Searchbar>
      </SearchForm>
      <Field.Hint />
    </Field.Root>
  );
}
