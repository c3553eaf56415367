import { requestContext } from '@/cms/request-context';

const bar = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 100,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  padding: '0.5rem 1rem',
  color: '#231a00',
  background: '#ffd24a',
} as const;

const texts = {
  draft: 'Borrador: así se verá la página cuando se publique.',
  published: 'Versión publicada: la que ven los visitantes.',
} as const;

/**
 * Tells an editor which version of a page the preview shows. Styled in its attribute, because a rule of a style sheet would be sent to
 * every visitor.
 */
export function PreviewBar() {
  const preview = requestContext()?.preview;
  if (!preview) return null;
  const { version, token } = preview;
  const other = version === 'draft' ? `?token=${token}&version=published` : `?token=${token}`;
  return (
    <>
      {/* The other pages of the site forbid frames, so links open beside the preview. */}
      <base target="_blank" />
      <aside style={bar} lang="es" aria-label="Vista previa">
        <strong>{texts[version]}</strong>
        <a href={other} target="_self" style={{ color: 'inherit' }}>
          {version === 'draft' ? 'Ver la publicada' : 'Ver el borrador'}
        </a>
        <a href={`?token=${token}&view=compare`} style={{ color: 'inherit' }}>
          Comparar lado a lado
        </a>
      </aside>
    </>
  );
}
