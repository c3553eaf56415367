import { Container } from '@/ui/container/container';

/** The field that the CMS names when a draft lacks it: `Cannot return null for non-nullable field Article.writtenOn.` */
const missingField = /non-nullable field (?:\w+)\.(\w+)/g;

/**
 * In place of a draft that lacks a field without which its page cannot be drawn. Editors read it.
 * @param reason the message of the CMS
 */
export function IncompleteDraft({ reason }: { reason: string }) {
  const fields = [...new Set([...reason.matchAll(missingField)].map(([, field]) => field))];
  return (
    <Container>
      <h1>Este borrador no se puede mostrar todavía</h1>
      <p>Rellena los campos obligatorios, guarda y abre de nuevo la vista previa.</p>
      {fields.length > 0 && <p>Falta: {fields.join(', ')}.</p>}
    </Container>
  );
}

/** In place of the published version of an entry that has none. Editors read it. */
export function UnpublishedEntry() {
  return (
    <Container>
      <h1>Esta página no está publicada</h1>
      <p>Los visitantes no la ven todavía. Vuelve al borrador, o publícala desde el panel.</p>
    </Container>
  );
}
