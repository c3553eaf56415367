import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asContentType, EDITORIAL_UIDS, type EditorialUid } from '../src/content/content-types';
import { type AdminCall, signInAsAdministrator } from './support/admin';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
let call: AdminCall;
beforeAll(async () => {
  cms = await startCms();
  call = await signInAsAdministrator(cms.url);
});
afterAll(() => cms?.stop());

interface Attribute {
  type: string;
  required?: boolean;
  max?: number;
  maxLength?: number;
  enum?: string[];
  component?: string;
  components?: string[];
  repeatable?: boolean;
  pluginOptions?: object;
}

const attributesOf = (uid: string) =>
  cms.strapi.getModel(asContentType(uid)).attributes as unknown as Record<string, Attribute>;

/** Blocks stand in several types. Each is tried in the first of them, because every value costs a request. */
const triedBlocks = new Set<string>();
const untriedBlocks = (uids: readonly string[]) =>
  uids.filter((uid) => !triedBlocks.has(uid) && Boolean(triedBlocks.add(uid)));

/** The messages of a field follow from its kind and its bounds, and not from its name. Each such kind is tried once. */
const triedKinds = new Set<string>();
const isNewKind = (attribute: Attribute, depth: number) => {
  const { pluginOptions: _, ...bounds } = attribute;
  const kind = JSON.stringify([bounds, depth > 0]);
  return attribute.type === 'dynamiczone' || (!triedKinds.has(kind) && Boolean(triedKinds.add(kind)));
};

/** PostgreSQL is tried only with what its columns cannot hold. The CMS refuses everything else before it asks a database. */
const isPostgres = inject('postgresTemplate') !== undefined;

/** Values of a field that the CMS refuses: too long, too large, of another form, not among the choices. */
function badValues(attribute: Attribute, depth = 0): unknown[] {
  if (!isNewKind(attribute, depth)) return [];
  const { type, component, components = [], repeatable } = attribute;
  const isText = ['string', 'uid', 'text', 'richtext'].includes(type);
  if (isText) return isPostgres ? ['¿Ñ? x'.repeat(3_000)] : ['¿Ñ? x'.repeat(3_000), '¿Ñ? x', 7];
  if (['integer', 'decimal'].includes(type)) return isPostgres ? [1e12, -1e12] : [1e12, -1e12, 'abc', 1.5];
  if (isPostgres && ['enumeration', 'boolean'].includes(type)) return [];
  if (['enumeration', 'email', 'date', 'datetime', 'boolean'].includes(type)) return ['no-existe'];
  if (depth > 1) return [];
  if (type === 'component' && component) {
    return badParts(component, depth).map((part) => (repeatable ? [part] : part));
  }
  return type === 'dynamiczone'
    ? untriedBlocks(components).flatMap((uid) => badParts(uid, depth).map((part) => [{ __component: uid, ...part }]))
    : [];
}

const badParts = (uid: string, depth: number): Record<string, unknown>[] =>
  Object.entries(attributesOf(uid)).flatMap(([name, attribute]) =>
    badValues(attribute, depth + 1).map((value) => ({ [name]: value })),
  );

/** Words of English sentences that are no Spanish words. */
const ENGLISH =
  /\b(?:must|the|is|not|this|value|field|required|match|following|should|invalid|error|be|of|and|with|at)\b/i;

describe('what the CMS answers to an editor', () => {
  const uids: readonly EditorialUid[] = EDITORIAL_UIDS;

  test.each(uids)('%s: every refusal is Spanish and stands at its field', async (uid) => {
    const isSingle = cms.strapi.getModel(uid).kind === 'singleType';
    const path = `/content-manager/${isSingle ? 'single-types' : 'collection-types'}/${uid}`;
    const publish = (data: object) => call('POST', `${path}/actions/publish?locale=es-ES`, data);
    const bodies = Object.entries(attributesOf(uid)).flatMap(([name, attribute]) =>
      badValues(attribute).map((value) => ({ [name]: value })),
    );
    const english = new Set<string>();
    for (const data of [{}, ...bodies]) {
      const { status, body } = await publish(data);
      expect(status, JSON.stringify(data).slice(0, 200)).toBeLessThan(500);
      const { message = '', details } = (body.error ?? {}) as {
        message?: string;
        details?: { errors?: { message: string }[] };
      };
      for (const text of [message, ...(details?.errors ?? []).map((one) => one.message)]) {
        if (ENGLISH.test(text) || /\^|\\/.test(text)) english.add(text);
      }
    }
    expect([...english]).toEqual([]);
  });
});
