import { siteOfLocale } from '@prestafaro/countries';
import { type AddressedType, type AddressFacts, addressLists } from '@prestafaro/types/address-facts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressChange } from '@/server/routing/address-change';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import { currentManifest, type ManifestParts, putManifest } from '@/server/routing/manifest-slot';
import { closedSite, type SiteContent } from '@/server/routing/site-content';
import type { SiteLoad } from '@/server/routing/site-loads';
import { emptyManifestSlot } from '@/server/testing/empty-manifest-slot';
import { testLoads } from '@/server/testing/manifest';

// Two entries want one path in most of the sequences, which is a warning each time.
vi.mock('@/server/log/log');

/** The published entries of the CMS, by type and id. */
type Cms = ReadonlyMap<string, AddressFacts>;

/** A full read: what the CMS answers to `loadSiteContent`. */
function fullRead(cms: Cms): SiteContent {
  const facts = [...cms.values()].sort((one, other) => (one.row.documentId < other.row.documentId ? -1 : 1));
  const content: Record<string, unknown> = { ...closedSite, isOpen: true };
  for (const [type, name] of Object.entries(addressLists)) {
    content[name] = facts.flatMap((one) => (one.type === type ? [one.row] : []));
  }
  content.lendersGuide = facts.find(({ type }) => type === 'lenders-guide')?.row ?? null;
  return content as unknown as SiteContent;
}

const time = (step: number) => new Date(Date.UTC(2026, 10, 20, 10) + step * 1000).toISOString();

// Few ids and slugs, so that entries are changed often, refer to each other and want the same path.
const anyId = fc.constantFrom('a', 'b', 'c');
const anySlug = fc.constantFrom('ahorro', 'ana', 'uno', 'dos');
const anySeo = fc.constantFrom(null, { noindex: true }, { noindex: false });
const anyReference = anyId.map((documentId) => ({ documentId }));
const listed = { slug: anySlug, seo: anySeo, tags: fc.array(anyReference, { maxLength: 3 }), author: anyReference };

type RowFields = { readonly [Type in AddressedType]: Readonly<Record<string, fc.Arbitrary<unknown>>> };

const fields: RowFields = {
  page: {
    slug: anySlug,
    seo: anySeo,
    kind: fc.constantFrom('core', 'seo', 'legal', 'lender'),
    lender: fc.option(anyReference),
    fixedPage: fc.constantFrom(null, 'home', 'offers', 'terms'),
  },
  article: { ...listed, isAtRoot: fc.boolean() },
  tag: { slug: anySlug, seo: anySeo },
  author: { slug: anySlug, seo: anySeo, number: fc.nat(3) },
  lender: { slug: anySlug, seo: anySeo, number: fc.nat(3) },
  'lenders-guide': { seo: anySeo },
  bank: { slug: anySlug, seo: anySeo },
  'work-calendar': listed,
  redirect: {
    from: fc.constantFrom('/viejo', '/viejo/', '/año/'),
    to: fc.constantFrom('/a/', 'https://example.org/'),
    isPermanent: fc.boolean(),
  },
};

/** An editor publishes an entry of this type, or takes it away. */
const anyEdit = fc.constantFrom(...(Object.keys(fields) as AddressedType[])).chain((type) =>
  fc.record({
    type: fc.constant(type),
    documentId: type === 'lenders-guide' ? fc.constant('guide') : anyId,
    row: fc.option(fc.record(fields[type] as Record<string, fc.Arbitrary<unknown>>), { freq: 3 }),
  }),
);

type Edit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;

function factsOf({ type, documentId, row }: Edit, step: number): AddressFacts | null {
  if (!row) return null;
  const updatedAt = type === 'redirect' ? {} : { updatedAt: time(step) };
  return { type, row: { documentId, ...updatedAt, ...row } } as AddressFacts;
}

/** The states of the CMS after each edit, the first before any, with the change that each edit tells. */
function history(edits: readonly Edit[]): { states: Cms[]; changes: AddressChange[] } {
  const states: Cms[] = [new Map()];
  const changes = edits.map((edit, index): AddressChange => {
    const facts = factsOf(edit, index + 1);
    const next = new Map(states[index]);
    const key = `${edit.type} ${edit.documentId}`;
    if (facts) next.set(key, facts);
    else next.delete(key);
    states.push(next);
    const at = time(index + 1);
    return { locale: 'es-ES', type: edit.type, documentId: edit.documentId, facts, at, receivedAt: at };
  });
  return { states, changes };
}

/** A full read that began after this edit. */
function loadAfter(states: readonly Cms[], step: number): SiteLoad {
  return { loadedAt: new Date(Date.parse(time(step)) + 1).toISOString(), content: fullRead(states[step] as Cms) };
}

/** Another server: the same code with an empty slot. */
function newServer(loads: ManifestParts['loads']): void {
  emptyManifestSlot();
  putManifest({ loads });
}

const expected = (cms: Cms) => buildSiteRoutes(siteOfLocale('es-ES'), fullRead(cms));
const spanishRoutes = () => currentManifest()?.sites['es-ES'];
const anyEdits = fc.array(anyEdit, { minLength: 1, maxLength: 25 });

describe('a patched manifest', () => {
  beforeEach(() => newServer(testLoads(time(-1000))));

  it('equals a full read of the changed content after each event', () => {
    fc.assert(
      fc.property(anyEdits, (edits) => {
        const { states, changes } = history(edits);
        newServer({ ...testLoads(time(-1000)), 'es-ES': loadAfter(states, 0) });
        changes.forEach((change, index) => {
          putManifest({ changes: [change] });
          expect(spanishRoutes()).toEqual(expected(states[index + 1] as Cms));
        });
      }),
    );
  });

  it('equals it in whichever order events and full reads come, also twice, and whenever the reads began', () => {
    const anyRun = anyEdits.chain((edits) => {
      const anyStep = fc.nat(edits.length);
      return fc.record({
        edits: fc.constant(edits),
        reads: fc.array(anyStep, { maxLength: 4 }),
        order: fc.infiniteStream(fc.nat(1000)),
      });
    });
    fc.assert(
      fc.property(anyRun, ({ edits, reads, order }) => {
        const { states, changes } = history(edits);
        newServer({ ...testLoads(time(-1000)), 'es-ES': loadAfter(states, 0) });
        const loads = reads.map((step) => ({ loads: { 'es-ES': loadAfter(states, step) } }));
        // An event may wait before it is received, also until after a read that contains it.
        const told = [...changes, ...changes].map((change) => {
          const waited = Date.parse(change.at) + order.next().value * 30;
          return { changes: [{ ...change, receivedAt: new Date(waited).toISOString() }] };
        });
        const parts: { part: Partial<ManifestParts>; place: number }[] = [...loads, ...told].map((part) => ({
          part,
          place: order.next().value,
        }));
        for (const { part } of parts.sort((one, other) => one.place - other.place)) putManifest(part);
        expect(spanishRoutes()).toEqual(expected(states.at(-1) as Cms));
      }),
    );
  });

  it('equals it after the next full read when an event is lost', () => {
    fc.assert(
      fc.property(anyEdits, fc.nat(1000), (edits, lost) => {
        const { states, changes } = history(edits);
        newServer({ ...testLoads(time(-1000)), 'es-ES': loadAfter(states, 0) });
        putManifest({ changes: changes.filter((_, index) => index !== lost % changes.length) });
        putManifest({ loads: { 'es-ES': loadAfter(states, edits.length) } });
        expect(spanishRoutes()).toEqual(expected(states.at(-1) as Cms));
      }),
    );
  });

  it('keeps the later state when an older event comes after a full read that contains both', () => {
    const bank = { type: 'bank', documentId: 'a' } as const;
    const { states, changes } = history([
      { ...bank, row: { slug: 'uno', seo: null } },
      { ...bank, row: null },
    ]);
    newServer({ ...testLoads(time(-1000)), 'es-ES': loadAfter(states, 0) });
    const [older, later] = changes as [AddressChange, AddressChange];
    putManifest({ changes: [later] });
    putManifest({ loads: { 'es-ES': loadAfter(states, 2) } });
    putManifest({ changes: [{ ...older, receivedAt: time(60) }] });
    expect(spanishRoutes()?.routes).not.toHaveProperty('/bank/uno/');
  });
});
