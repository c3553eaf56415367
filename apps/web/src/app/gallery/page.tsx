import { Container } from '@/ui/container/container';
import { gallery } from '@/ui/gallery';
import { SkipLink } from '@/ui/skip-link/skip-link';
import { Text } from '@/ui/text/text';
import { assertGalleryIsOpen } from './assert-gallery-is-open';
import styles from './gallery.module.css';

/** Every component in its states; the blocks are at `/gallery/blocks/`. */
export default async function GalleryPage() {
  await assertGalleryIsOpen();
  return (
    <>
      <SkipLink href="#main">Skip to the components</SkipLink>
      <Container as="main" id="main" className={styles.page}>
        <h1>Components</h1>
        <Text size="lead" isQuiet>
          Each piece in its states. The rule that binds them: light falls on what a loan costs, and on nothing else.
        </Text>
        {gallery.map(({ name, examples }) => (
          <section key={name} className={styles.entry} aria-labelledby={`gallery-${name}`}>
            <h2 id={`gallery-${name}`}>{name}</h2>
            <div className={styles.states}>
              {examples.map(({ title, node }) => (
                <div key={title} className={styles.state}>
                  <Text size="note" isQuiet>
                    {title}
                  </Text>
                  {node}
                </div>
              ))}
            </div>
          </section>
        ))}
      </Container>
    </>
  );
}
