import { chmodSync, existsSync } from 'node:fs';

const OWNER_ONLY = 0o600;
/** The names of the files that SQLite keeps beside the database end so. New ones get the mode of the database. */
const COMPANIONS = ['', '-wal', '-shm', '-journal'];

/** Lets only the owner read a SQLite database. Other users of the machine would find accounts and comments in it. */
export function makePrivate(file: string): void {
  for (const end of COMPANIONS) if (existsSync(file + end)) chmodSync(file + end, OWNER_ONLY);
}
