interface CompareScreenProps {
  readonly token: string;
  readonly width: keyof typeof widths;
}

const widths = {
  phone: { name: 'Móvil (390 px)', pixels: 390 },
  desktop: { name: 'Escritorio (1280 px)', pixels: 1280 },
} as const;

const versions = [
  { name: 'Borrador', query: '' },
  { name: 'Publicada', query: '&version=published' },
] as const;

/**
 * The draft and the published page in two frames, as wide as a phone or as a desktop. Editors read it. Styled in its attributes: a style
 * sheet of its own would become one more file that every page of the site loads.
 */
export function CompareScreen({ token, width }: CompareScreenProps) {
  const names = Object.keys(widths) as (keyof typeof widths)[];
  return (
    <main lang="es" style={{ padding: '1rem' }}>
      <nav aria-label="Anchura" style={{ display: 'flex', gap: '1rem', marginBlockEnd: '1rem' }}>
        {names.map((name) => (
          <a key={name} href={`?token=${token}&view=compare&width=${name}`} aria-current={name === width || undefined}>
            {widths[name].name}
          </a>
        ))}
      </nav>
      <div style={{ display: 'flex', gap: '1rem', overflowX: 'auto' }}>
        {versions.map(({ name, query }) => (
          <section key={name} style={{ flex: 'none' }}>
            <h1 style={{ margin: '0 0 0.5rem', fontSize: 'var(--text-2)' }}>{name}</h1>
            <iframe
              title={name}
              src={`?token=${token}${query}`}
              style={{ width: widths[width].pixels, height: '80vh', border: 'var(--hairline)' }}
            />
          </section>
        ))}
      </div>
    </main>
  );
}
