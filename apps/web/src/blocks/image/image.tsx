import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/image/image.module.css';
import type { ImageBlockFragment } from '@/cms/generated/graphql';
import { mediaUrl } from '@/cms/media-url';
import { RailMatter } from '@/ui/rail/rail';
import { Text } from '@/ui/text/text';

/**
 * An image with its alternative text and an optional caption. Its size is known, so nothing shifts. Nothing if its file is
 * missing in the CMS.
 */
export function Image({ block, isInProse, isFirst }: BlockProps<ImageBlockFragment>) {
  const { image, alternativeText, imageCaption } = block;
  if (!image) return null;
  const figure = (
    <figure className={styles.figure}>
      {/* biome-ignore lint/performance/noImgElement: files of the CMS come through /media/, mostly drawn SVG */}
      <img
        src={mediaUrl(image.url)}
        alt={alternativeText}
        width={image.width ?? 1200}
        height={image.height ?? 630}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      {imageCaption && (
        <Text as="figcaption" size="note" isQuiet>
          {imageCaption}
        </Text>
      )}
    </figure>
  );
  return isInProse ? figure : <RailMatter>{figure}</RailMatter>;
}
