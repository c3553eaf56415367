import type { SeedBlock } from './markdown';
import type { SeedEntry } from './read-seed';

const IMAGE_FIELDS = new Set(['cover', 'photo', 'image']);
const AUTHOR_FIELDS = new Set(['author', 'reviewer']);

/**
 * Turns a seed entry into what the Document Service takes: file names become file ids, keys become document ids,
 * a block's `type` becomes its component.
 * @throws Error that names the missing image, tag or author.
 */
export function resolveReferences(
  { data }: SeedEntry,
  made: Readonly<Record<string, string>>,
  fileIds: ReadonlyMap<string, number>,
): Record<string, unknown> {
  const document = (name: string) => made[name] ?? missing(name);
  const file = (name: string) => fileIds.get(name) ?? missing(`image ${name}`);

  const resolve = (field: string, value: unknown): unknown => {
    if (value === null || value === undefined) return undefined;
    if (IMAGE_FIELDS.has(field)) return file(String(value));
    if (AUTHOR_FIELDS.has(field)) return document(`author ${String(value)}`);
    if (field === 'tags') return (value as string[]).map((key) => document(`tag ${key}`));
    if (field === 'blocks') return (value as SeedBlock[]).map(toComponent);
    return resolveNested(value);
  };
  const resolveNested = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolveNested);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([field, nested]) => [field, resolve(field, nested)]));
  };
  const toComponent = ({ type, ...fields }: SeedBlock) => ({
    __component: `blocks.${type}`,
    ...(resolveNested(fields) as Record<string, unknown>),
  });
  return resolveNested(data) as Record<string, unknown>;
}

function missing(name: string): never {
  throw new Error(`there is no ${name} in the seed`);
}
