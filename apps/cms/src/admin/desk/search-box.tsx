import { Field, Searchbar, SearchForm } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { filterLabels } from '../../leads/desk/labels';

interface Props {
  search: string;
  onSearch(search: string): void;
}

const TOO_SHORT = 'Escribe al menos dos letras.';

/** Searches when the form is sent and not while typing, because a number is found as a whole only. */
export function SearchBox({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // The parent clears the search ("Quitar filtros").
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = text.trim().length === 1;
    setProblem(isTooShort ? TOO_SHORT : undefined);
    if (!isTooShort) onSearch(text.trim());
  };
  const clear = () => {
    setProblem(undefined);
    setText('');
    onSearch('');
  };
  return (
    <Field.Root
      width="52rem"
      maxWidth="100%"
      error={problem}
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
      <Field.Error />
    </Field.Root>
  );
}
