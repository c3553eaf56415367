import { notFound } from 'next/navigation';
import { connection } from 'next/server';

/**
 * The gallery is for development and tests. The check is at run time, so that one build serves both and visitors never
 * see it.
 */
export async function assertGalleryIsOpen(): Promise<void> {
  await connection();
  if (process.env.NODE_ENV !== 'development' && process.env.UI_GALLERY !== '1') notFound();
}
