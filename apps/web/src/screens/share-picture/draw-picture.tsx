import { ImageResponse } from 'next/og';
import { pictureSize, SharePicture, type SharePictureProps } from '@/screens/share-picture/share-picture';

/** Images by their texts: drawing one takes a fifth of a second. */
const drawn = new Map<string, ArrayBuffer>();

/** Some 40 kB each. */
const maxStored = 200;

/** The image as PNG. The same texts give the same image, so it is drawn once while there is room. */
export async function drawPicture(props: SharePictureProps): Promise<ArrayBuffer> {
  const key = JSON.stringify(props);
  const kept = drawn.get(key);
  if (kept) return kept;
  const picture = await new ImageResponse(<SharePicture {...props} />, pictureSize).arrayBuffer();
  if (drawn.size >= maxStored) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(key, picture);
  return picture;
}
