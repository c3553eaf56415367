import styles from '@/screens/preview/compare-screen.module.css';

interface CompareScreenProps {
  readonly token: string;
}

const versions = [
  { name: 'Borrador', query: '' },
  { name: 'Publicada', query: '&version=published' },
] as const;

/** The draft and the published page in two frames, as wide as a phone or as a desktop. Editors read it. */
export function CompareScreen({ token }: CompareScreenProps) {
  return (
    <main className={styles.page}>
      <fieldset className={styles.widths}>
        <legend>Anchura</legend>
        <label>
          <input type="radio" name="width" defaultChecked /> Móvil (390 px)
        </label>
        <label>
          <input type="radio" name="width" value="desktop" /> Escritorio (1280 px)
        </label>
      </fieldset>
      <div className={styles.frames}>
        {versions.map(({ name, query }) => (
          <section key={name} className={styles.version}>
            <h1>{name}</h1>
            <iframe title={name} src={`?token=${token}${query}`} />
          </section>
        ))}
      </div>
    </main>
  );
}
