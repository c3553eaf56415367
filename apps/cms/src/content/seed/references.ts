import type { SeedBlock } from './markdown';
import type { SeedEntry } from './read-seed';

const IMAGE_FIELDS = new Set(['cover', 'photo', 'image', 'logo']);
/** Fields that name another entry of the seed by its key: field → type. */
const REFERENCES: Readonly<Record<string, string>> = {
  author: 'author',
  reviewer: 'author',
  lender: 'lender',
  bank: 'bank',
  calendar: 'work-calendar',
};
/** Fields that name several entries. */
const LISTS: Readonly<Record<string, string>> = { tags: 'tag', testimonials: 'testimonial', banks: 'bank' };

/**
 * Turns a seed entry into what the Document Service takes: file names become file ids, keys become document ids,
 * a block's `type` becomes its component.
 * @throws Error that names the missing image or entry.
 */
export function resolveReferences(
  { data }: SeedEntry,
  made: Readonly<Record<string, string>>,
  fileIds: ReadonlyMap<string, number>,
): Record<string, unknown> {
  const document = (name: string) =>
    made[name] ??
    refuse(new Error(`it names ${name}, which the seed does not have. Correct the key, or write that entry`));
  const file = (name: string) =>
    fileIds.get(name) ??
    refuse(new Error(`it names the picture ${name}. Put that file into apps/cms/seed/{site}/media`));

  const resolve = (field: string, value: unknown): unknown => {
    if (IMAGE_FIELDS.has(field)) return file(String(value));
    if (typeof value === 'string' && REFERENCES[field]) return document(`${REFERENCES[field]} ${value}`);
    if (LISTS[field] && isListOfKeys(value)) return value.map((key) => document(`${LISTS[field]} ${key}`));
    if (field === 'subjectKey') return undefined;
    if (field === 'blocks') return (value as SeedBlock[]).map(toComponent);
    return resolveNested(value);
  };
  const resolveNested = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolveNested);
    if (value === null || typeof value !== 'object') return value;
    // Null values are left out, because Strapi validates the fields of a component that is present but empty.
    const filled = Object.entries(value).filter(([, nested]) => nested !== null && nested !== undefined);
    return Object.fromEntries(filled.map(([field, nested]) => [field, resolve(field, nested)]));
  };
  const toComponent = ({ type, ...fields }: SeedBlock) => ({
    __component: `blocks.${type}`,
    ...(resolveNested(fields) as Record<string, unknown>),
  });
  const resolved = resolveNested(data) as Record<string, unknown>;
  const { subjectType, subjectKey } = data as { subjectType?: string; subjectKey?: string };
  return subjectKey ? { ...resolved, subjectId: subjectIdOf(subjectType, subjectKey, document) } : resolved;
}

/** The subject of a comment: the home page, or an article or lender by its key. */
function subjectIdOf(type: string | undefined, key: string, document: (name: string) => string): string {
  return type === 'home' ? 'home' : document(`${type} ${key}`);
}

/** The `tags` of an offer are components with texts, not keys of other entries. */
function isListOfKeys(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function refuse(error: Error): never {
  throw error;
}
