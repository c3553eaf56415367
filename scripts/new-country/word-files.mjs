// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { afterLast, edited } from './list-files.mjs';

/** @typedef {import('./new-site.mjs').NewSite} NewSite */
/** @typedef {import('./country-files.mjs').NewFile} NewFile */

/** The catalogues that name authorities, registers and documents: each country of a language has its own. */
const OF_A_COUNTRY = new Set(['shell', 'application']);

const MAILS = 'apps/cms/src/delivery/mail/messages';

/** `import { english as blog } from '@/features/blog/messages/english';` */
const CATALOGUE_IMPORT = /^import \{ (\w+) as (\w+) \} from '@\/(.+)\/([\w-]+)';$/gm;

/**
 * The words of the new site, with the keys and the words of the model. Each new file has a line that the type check refuses, until
 * somebody has rewritten the words and deleted it. A site in a language that exists uses its catalogues, but for those that
 * name authorities of the country.
 * @param {NewSite} site
 * @returns {NewFile[]}
 */
export function wordFiles(site) {
  const catalogue = site.isNewLanguage ? site.languageName : `${site.languageName}-of-${site.folder}`;
  const variable = catalogue.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  /** @type {NewFile[]} */
  const files = [];

  const siteFile = read(`apps/web/src/messages/${site.model.locale.toLowerCase()}.ts`)
    .replace(CATALOGUE_IMPORT, (line, exported, feature, folder, file) => {
      if (!site.isNewLanguage && !OF_A_COUNTRY.has(feature)) return line;
      const words = read(`apps/web/src/${folder}/${file}.ts`);
      files.push([`apps/web/src/${folder}/${catalogue}.ts`, ownWords(words, exported, variable, site)]);
      return `import { ${variable} as ${feature} } from '@/${folder}/${catalogue}';`;
    })
    .replace(`MessagesOf<'${site.model.language}'>`, `MessagesOf<'${site.language}'>`)
    .replace(/^\/\*\* .* \*\/$/m, `/** ${site.name}. */`);
  files.push([`apps/web/src/messages/${site.locale.toLowerCase()}.ts`, siteFile]);

  const mails = read(`${MAILS}/catalogues.ts`);
  const exported = new RegExp(`^ {2}'${site.model.locale}': (\\w+),$`, 'm').exec(mails)?.[1] ?? '';
  const file = new RegExp(`^import \\{ ${exported} \\} from '\\./([\\w-]+)';$`, 'm').exec(mails)?.[1] ?? '';
  files.push([`${MAILS}/${catalogue}.ts`, ownWords(read(`${MAILS}/${file}.ts`), exported, variable, site)]);
  files.push(
    edited(`${MAILS}/catalogues.ts`, (source) =>
      afterLast(
        afterLast(source, /^import \{ \w+ \} from/, `import { ${variable} } from './${catalogue}';`),
        /^ {2}'[\w-]+': \w+,$/,
        `  '${site.locale}': ${variable},`,
      ),
    ),
  );
  return files;
}

/**
 * @param {string} words the file of the model
 * @param {string} exported its variable
 * @param {string} variable of the new file
 * @param {NewSite} site
 */
function ownWords(words, exported, variable, { locale, language, model }) {
  const renamed = words
    .replace(`export const ${exported}`, `export const ${variable}`)
    .replaceAll(`PluralForms<'${model.language}'>`, `PluralForms<'${language}'>`);
  return afterLast(renamed, /^(import .*|\} from .*)$/, guard(locale, model.locale));
}

/** @param {string} locale @param {string} model */
const guard = (locale, model) => `
/** These are the words of ${model}. Rewrite them for ${locale}, then delete this line: until then the type check names this file. */
const wordsOf: '${locale}' = '${model}';`;

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
