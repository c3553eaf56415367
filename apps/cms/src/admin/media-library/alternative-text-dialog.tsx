import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { type StrapiApp, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useEffect, useState } from 'react';
import {
  FILES_HAVE_CHANGED,
  fileAddress,
  pictureWithoutText,
  showEverywhere,
  type UploadedPicture,
} from '../../platform/strapi-internals/admin/uploaded-pictures';
import { watchActions } from '../watch-actions';
import { DiscardQuestion } from './discard-question';

const EVENT = 'prestafaro:picture-without-text';
const SAVED = 'prestafaro:alternative-texts-saved';

const NOT_SAVED = 'No se ha guardado. Inténtalo otra vez, o escríbelo más tarde en los detalles del archivo.';

/** As long as a block of a page takes. */
const MAX_LENGTH = 200;

/**
 * Asks for the alternative texts of pictures as soon as the media library has stored them. Strapi's own upload asks for none. An empty
 * text is lawful for a picture that only decorates, and what visitors hear is a field of the entry, which its form asks for. So a person
 * may go on without a text.
 */
function AlternativeTextDialog() {
  const { put } = useFetchClient();
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>([]);
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const ask = (event: Event) => setPictures((asked) => [...asked, (event as CustomEvent<UploadedPicture>).detail]);
    window.addEventListener(EVENT, ask);
    return () => window.removeEventListener(EVENT, ask);
  }, []);

  const close = () => {
    setPictures([]);
    setTexts({});
    setProblem(undefined);
    setAsking(false);
  };

  const isStored = (id: number, alternativeText: string): Promise<boolean> => {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ alternativeText }));
    return put(fileAddress(id), form).then(
      () => true,
      () => false,
    );
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setProblem(undefined);
    const answered = new Set<number>();
    for (const { id } of pictures) {
      const alternativeText = texts[id]?.trim();
      // What is left empty only decorates.
      if (!alternativeText || (await isStored(id, alternativeText))) answered.add(id);
    }
    setPictures((asked) => asked.filter(({ id }) => !answered.has(id)));
    if (answered.size < pictures.length) setProblem(NOT_SAVED);
    window.dispatchEvent(new Event(SAVED));
    setSaving(false);
  };

  const hasText = pictures.some(({ id }) => texts[id]?.trim());
  const closeOrAsk = () => {
    if (isSaving) return;
    if (hasText) setAsking(true);
    else close();
  };
  return (
    <Modal.Root open={pictures.length > 0} onOpenChange={(isOpen: boolean) => !isOpen && closeOrAsk()}>
      <Modal.Content>
        <form onSubmit={save} noValidate>
          <Modal.Header closeLabel="Cerrar">
            <Modal.Title>
              {pictures.length === 1 ? '¿Qué se ve en la imagen?' : '¿Qué se ve en las imágenes?'}
            </Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Typography>
                Quien no ve una imagen oye su texto alternativo. Si solo adorna la página, déjalo vacío.
              </Typography>
              {pictures.map(({ id, name, thumbnail }) => (
                <Flex key={id} gap={4}>
                  <img src={thumbnail} alt="" width={96} height={72} style={{ objectFit: 'contain', flexShrink: 0 }} />
                  <Field.Root hint="Ejemplo: Dos recibos con sus totales." flex={1} minWidth={0}>
                    <Field.Label>Texto alternativo de «{name}»</Field.Label>
                    <TextInput
                      name={`alternative-text-${id}`}
                      maxLength={MAX_LENGTH}
                      value={texts[id] ?? ''}
                      onChange={(event: { target: { value: string } }) =>
                        setTexts((typed) => ({ ...typed, [id]: event.target.value }))
                      }
                    />
                    <Field.Hint />
                  </Field.Root>
                </Flex>
              ))}
              {problem && (
                <Typography role="alert" textColor="danger600">
                  {problem}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={closeOrAsk}>
              Dejar sin texto
            </Button>
            <Button type="submit" loading={isSaving} disabled={!hasText}>
              Guardar
            </Button>
          </Modal.Footer>
        </form>
        {isAsking && <DiscardQuestion onDiscard={close} onClose={() => setAsking(false)} />}
      </Modal.Content>
    </Modal.Root>
  );
}

/** To be called in `register()`. */
export function askForAlternativeTexts(app: StrapiApp): void {
  let rereadFiles = () => {};
  watchActions(app, (action, dispatch) => {
    const detail = pictureWithoutText(action);
    if (!detail) return;
    rereadFiles = () => dispatch(FILES_HAVE_CHANGED);
    window.dispatchEvent(new CustomEvent(EVENT, { detail }));
  });
  window.addEventListener(SAVED, () => rereadFiles());
  showEverywhere(app, 'alternative-text-dialog', AlternativeTextDialog);
}
