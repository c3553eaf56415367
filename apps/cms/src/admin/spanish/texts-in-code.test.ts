import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spanishTexts } from './spanish-texts';

const ofStrapi = createRequire(require.resolve('@strapi/strapi/package.json'));

/** The parts of the panel that editors see: the package, its translations, and what its ids begin with. */
const PARTS = [
  {
    name: '@strapi/admin',
    panel: 'dist/admin/admin/src',
    translations: 'dist/admin/admin/src/translations',
    prefix: '',
  },
  ...['content-manager', 'upload', 'i18n'].map((plugin) => ({
    name: `@strapi/${plugin}`,
    panel: 'dist/admin',
    translations: 'dist/admin/translations',
    prefix: `${plugin}.`,
  })),
];

type Part = (typeof PARTS)[number];

/**
 * Screens that no editor reaches: settings and forms of administrators, the paid edition, previews, which are switched off, and what
 * only a development build has.
 */
const UNREACHED =
  /translations|\bpages\/(Settings(?!\/pages\/ApplicationInfo)|UseCase|Marketplace|SettingsPage|App\/ConfigureTheView|EditConfiguration|ListConfiguration)|\bhistory\/|\bpreview\/|\bcontentReleasesHooks\/|\bConfigurationForm\/|GuidedTour|FreeTrial|UpsellBanner|NpsSurvey|MediaLibraryBanner|CheckboxConfirmation|CreateLocale|tests\//;

/**
 * Ids of the paid edition, of settings of administrators and of development builds; those that no code of Strapi names; and those of
 * what this panel does not use: an editor of blocks of Strapi’s own.
 */
const UNUSED =
  /^Settings\.list\.|\bai[A-Z.-]|AITranslation|[mM]etadata|^tours\.|^widget\.(deploy-now|last-activity)|^upload\.settings\.section|^app\.components\.HomePage\.create|\.Blocks\.(popover|dnd|expand|collapse)|^error\.validation\.(max|min)/;

type Texts = Readonly<Record<string, string>>;

/** Strapi’s texts of a part, without the beginning of their ids. */
function textsIn(language: 'en' | 'es', { name, translations }: Part): Texts {
  const folder = path.dirname(ofStrapi.resolve(`${name}/package.json`));
  const texts: Texts & { default?: Texts } = ofStrapi(path.join(folder, translations, `${language}.json.js`));
  return texts.default ?? texts;
}

const spanishOf = (part: Part): Texts => textsIn('es', part);

const KNOWN = new Set(PARTS.flatMap((part) => Object.keys(spanishOf(part)).map((id) => `${part.prefix}${id}`)));

const TEXT = /\bid: (get\w+\()?(['"])([^'"]+)\2\)?,\s*defaultMessage: (['"`])((?:(?!\4).)+)\4/g;

function textsOf(part: Part): [string, string][] {
  const { name, panel, prefix } = part;
  const folder = path.dirname(ofStrapi.resolve(`${name}/package.json`));
  const files = readdirSync(path.join(folder, panel), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.mjs') && !UNREACHED.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, panel, file), 'utf8').matchAll(TEXT)])
    .map(([, hasPrefix, , id, , text]): [string, string] => [`${hasPrefix ? prefix : ''}${id}`, text ?? ''])
    .filter(([id]) => !KNOWN.has(id) && !UNUSED.test(id));
}

test.each(PARTS)('Spanish texts: every text in the code of $name has a Spanish one, of Strapi or of ours', (part) => {
  const missing = textsOf(part).filter(([id]) => !(id in spanishTexts));
  expect(Object.fromEntries(missing)).toEqual({});
});

/** English words of Strapi’s Spanish texts. */
const ENGLISH = /(?<![\p{L}{_])(the|of|to|and|with|for|this|all|entry|display|delete)(?![\p{L}_}])/iu;

test.each(PARTS.slice(1))('Spanish texts: no text of $name is half English', (part) => {
  const texts = Object.entries(spanishOf(part));
  const shown = texts.map(([id, text]) => [id, spanishTexts[`${part.prefix}${id}`] ?? text] as const);
  expect(shown.filter(([id, text]) => !UNUSED.test(id) && ENGLISH.test(text))).toEqual([]);
});

/** A value that a text shows, and not a word of one of its alternatives: `{number}`, not `one {item}`. */
const SHOWN_VALUE = /(?<!(?:=\d+|zero|one|two|few|many|other|true|false)\s*)\{(\w+)\}/g;

test.each(PARTS)('Spanish texts: every text of $name shows the values of the English one', (part) => {
  const english = textsIn('en', part);
  const lacking = Object.entries(spanishOf(part)).flatMap(([id, text]) => {
    const shown = spanishTexts[`${part.prefix}${id}`] ?? text;
    const values = [...(english[id] ?? '').matchAll(SHOWN_VALUE)].map(([value]) => value);
    return UNUSED.test(id) || values.every((value) => shown.includes(value)) ? [] : [`${part.prefix}${id}`];
  });
  expect(lacking).toEqual([]);
});
