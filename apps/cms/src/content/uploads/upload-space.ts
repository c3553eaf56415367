import { access, constants, statfs } from 'node:fs/promises';
import { wordlessError } from '../logging/wordless-error';

/** A picture with its sizes takes a few of them; below that an editor will soon be refused. */
const ENOUGH_BYTES = 100 * 1024 * 1024;

/** Whether an error says that a disk has no room. The library for pictures says so in words only. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return /^(ENOSPC|EDQUOT)$/.test(code) || /no space left on device/i.test(message);
}

/** The bucket did not take a file. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway';
}

interface Log {
  error(line: string): void;
  info(line: string): void;
}

/** Knows whether what editors upload can be stored; one line says that it cannot, and one that it can again. */
export class UploadSpace {
  /** In words; null = the last upload went well. */
  private failure: string | null = null;

  constructor(
    /** Of the files; null = they are in a bucket. */
    private readonly folder: string | null,
    private readonly log: Log,
  ) {}

  noteFull(error: unknown): void {
    const folders = [this.folder, 'of temporary files'].filter(Boolean).join(', or ');
    this.noteFailure(
      `an upload found no room: ${wordlessError(error)}`,
      `Free space on the disk of the folder ${folders}`,
    );
  }

  noteBucketAway({ cause }: BucketAway): void {
    this.noteFailure(
      `the bucket did not take an upload: ${wordlessError(cause)}`,
      'Check UPLOADS_S3_* and the service',
    );
  }

  noteStored(): void {
    if (this.failure) this.log.info('Uploads are stored again');
    this.failure = null;
  }

  /** @returns what is wrong, in words; null = nothing. */
  async problem(): Promise<string | null> {
    if (this.failure || !this.folder) return this.failure;
    try {
      await access(this.folder, constants.W_OK);
      const { bavail, bsize } = await statfs(this.folder);
      const free = bavail * bsize;
      if (free >= ENOUGH_BYTES) return null;
      return `the folder of uploads has ${Math.floor(free / 1024 / 1024)} MB left`;
    } catch (error) {
      return `the folder of uploads cannot be written: ${wordlessError(error)}`;
    }
  }

  private noteFailure(failure: string, mending: string): void {
    if (!this.failure) this.log.error(`Uploads are refused, all else goes on: ${failure}. ${mending}`);
    this.failure = failure;
  }
}
