const BYTES_PER_MB = 1024 * 1024;

/** The largest file that may be uploaded. */
export const MAX_FILE_BYTES = 5 * BYTES_PER_MB;

/** The fields beside a file in its form: a name, a folder, an alternative text. */
export const MAX_FIELDS_BYTES = 256 * 1024;

const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/**
 * @param file how the message names it: `«foto.png»`, `El archivo`
 * @param bytes its size; undefined if reading it stopped before its end
 */
export function tooLarge(file: string, bytes?: number): string {
  const size = bytes === undefined ? 'demasiado' : `${megabytes.format(bytes / BYTES_PER_MB)} MB`;
  return `${file} ocupa ${size} y el máximo son ${MAX_FILE_BYTES / BYTES_PER_MB} MB. Redúcelo y súbelo otra vez.`;
}
