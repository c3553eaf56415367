import { access, constants, statfs } from 'node:fs/promises';
import { redactedError } from '../../platform/logging/redacted-error';

/** A picture with its sizes needs a few MB. With less free space than this, uploads will soon fail. */
const ENOUGH_BYTES = 100 * 1024 * 1024;

/** Whether an error means that a disk is full. The picture library has a message for it and no code. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return /^(ENOSPC|EDQUOT)$/.test(code) || /no space left on device/i.test(message);
}

/** The bucket refused a file or did not answer. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

interface Log {
  error(line: string): void;
  info(line: string): void;
}

/** Tracks whether uploads can be stored, and logs each change once. */
export class UploadSpace {
  /** The reason of the last failed upload; null if the last one was stored. */
  private failure: string | null = null;

  constructor(
    /** The folder of the files; null if they are in a bucket. */
    private readonly folder: string | null,
    private readonly log: Log,
  ) {}

  recordFull(error: unknown): void {
    const folders = [this.folder, 'of temporary files'].filter(Boolean).join(', or ');
    this.recordFailure(
      `no space for an upload: ${redactedError(error)}`,
      `Free space on the disk of the folder ${folders}`,
    );
  }

  recordBucketAway({ cause }: BucketError): void {
    this.recordFailure(`the bucket refused an upload: ${redactedError(cause)}`, 'Check UPLOADS_S3_* and the service');
  }

  recordStored(): void {
    if (this.failure) this.log.info('Uploads are stored again');
    this.failure = null;
  }

  /** @returns the fault; null if there is none */
  async problem(): Promise<string | null> {
    if (this.failure || !this.folder) return this.failure;
    try {
      await access(this.folder, constants.W_OK);
      const { bavail, bsize } = await statfs(this.folder);
      const free = bavail * bsize;
      if (free >= ENOUGH_BYTES) return null;
      return `the folder of uploads has ${Math.floor(free / 1024 / 1024)} MB left`;
    } catch (error) {
      return `the folder of uploads cannot be written: ${redactedError(error)}`;
    }
  }

  private recordFailure(failure: string, advice: string): void {
    if (!this.failure) this.log.error(`Uploads are refused, everything else works: ${failure}. ${advice}`);
    this.failure = failure;
  }
}
