import { stat } from 'node:fs/promises';

/** The database is not the one any more that the CMS was started with. Its message says what to do. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase';
  constructor(
    message: string,
    readonly code: 'deleted' | 'replaced' | 'empty',
  ) {
    super(message);
  }
}

const restart = 'Restore a backup if its content is needed, and start the CMS again';

/**
 * Remembers a file that is open. SQLite goes on with a file that was deleted or replaced, and all that it writes is lost at the next
 * start.
 * @returns rejects with {@link LostDatabase} if the path leads to another file or to none
 */
export function rememberOpenFile(file: string): () => Promise<void> {
  let opened: string | undefined;
  return async () => {
    const found = await identityOf(file);
    opened ??= found;
    if (found === undefined) throw new LostDatabase(`its file was deleted. ${restart}`, 'deleted');
    if (found !== opened) throw new LostDatabase(`its file was replaced by another one. ${restart}`, 'replaced');
  };
}

async function identityOf(file: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
