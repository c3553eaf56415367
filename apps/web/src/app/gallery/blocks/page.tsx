import { Fragment } from 'react';
import { blockExamples } from '@/blocks/gallery';
import { Container } from '@/ui/container/container';
import { SkipLink } from '@/ui/skip-link/skip-link';
import { Text } from '@/ui/text/text';
import { assertGalleryIsOpen } from '../assert-gallery-is-open';

/** The blocks of the CMS at their full width, one after the other as on a page. */
export default async function BlockGalleryPage() {
  await assertGalleryIsOpen();
  return (
    <>
      <SkipLink href="#main">Skip to the blocks</SkipLink>
      <main id="main">
        <Container>
          <h1>Blocks</h1>
        </Container>
        {Object.entries(blockExamples).map(([name, examples]) =>
          examples.map(({ title, node }) => (
            <Fragment key={`${name} ${title}`}>
              <Container>
                <Text size="note" isQuiet>
                  {`${name.replace('ComponentBlocks', '')}: ${title}`}
                </Text>
              </Container>
              {node}
            </Fragment>
          )),
        )}
      </main>
    </>
  );
}
