// @ts-check
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { WEB_FOLDER } from '../../scripts/paths.mjs';
import { percentile } from '../figures/percentiles.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';

/** @typedef {{ documentId: string, kind: 'article', title: string, description: string, text: string }} Document */
/** @typedef {{ find(query: string): readonly unknown[] }} SearchIndex */

const DOCUMENTS = 5000;
const WORDS_OF_TEXT = 250;
/** Of a language: few are frequent and most are rare, as in any text. */
const VOCABULARY = 20_000;
const SYLLABLES = ['ca', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su', 'ta', 've', 'bra', 'cen', 'dor', 'tas'];

/**
 * Measures the site search on 5 000 documents of 250 words, in this process: no request and no page.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureSearch(context) {
  const rounds = context.quick ? 3 : 60;
  /** @type {{ makeSearchIndex(documents: readonly Document[]): Promise<SearchIndex> }} */
  const { makeSearchIndex } = await importFromWeb('features/search/search-index.ts');
  /** @type {{ seededRandom(seed: number): () => number }} */
  const { seededRandom } = await importFromWeb('features/offers/seeded-random.ts');
  // The same documents in each run.
  const documents = makeDocuments(seededRandom(1));
  const [index, madeIn] = await timed(() => makeSearchIndex(documents));
  const rows = Object.entries(queriesOf(documents)).map(([name, queries]) => {
    /** @type {number[]} */
    const found = [];
    /** @type {number[]} */
    const scanned = [];
    for (let round = 0; round < rounds; round += 1) {
      const query = queries[round % queries.length] ?? '';
      found.push(timedNow(() => index.find(query)));
      scanned.push(timedNow(() => scan(documents, query)));
    }
    const [p50, p99, yardstick] = [percentile(found, 0.5), percentile(found, 0.99), percentile(scanned, 0.5)];
    return [name, milliseconds(p50), milliseconds(p99), ratio(p50 / yardstick)];
  });
  const how = `${DOCUMENTS} documents of ${WORDS_OF_TEXT} words; ${rounds} queries of each kind. The index was made in ${milliseconds(madeIn)}. The yardstick looks for the words in every text, one after the other.`;
  return `${how}\n\n${table(['', 'p50', 'p99', 'multiple of the yardstick'], rows)}`;
}

/**
 * @template Module
 * @param {string} path of a file of the web app that needs no Next
 * @returns {Promise<Module>}
 */
async function importFromWeb(path) {
  const alias = { '@': join(WEB_FOLDER, 'src') };
  return (await runnerImport(join(WEB_FOLDER, 'src', path), { resolve: { alias } })).module;
}

/** @param {readonly Document[]} documents @returns {Record<string, string[]>} kinds of queries */
function queriesOf(documents) {
  const words = documents.slice(0, 60).map(({ title }) => title.split(' ')[1] ?? '');
  return {
    'one word': words,
    'two words': words.map((word, number) => `${word} ${wordOf(number)}`),
    'the beginning of a word': words.map((word) => word.slice(0, 4)),
    'two letters': words.map((word) => word.slice(0, 2)),
    'a typing mistake': words.map((word) => `${word.slice(0, 3)}x${word.slice(4)}`),
    'a word of every document': ['préstamo'],
    'no such word': ['zzyzxq'],
  };
}

/** @param {() => number} random 0 … 1 @returns {Document[]} */
function makeDocuments(random) {
  // The cube of a random number prefers the first words of the vocabulary.
  const nextWord = () => wordOf(Math.floor(random() ** 3 * VOCABULARY));
  const text = (/** @type {number} */ length) => Array.from({ length }, nextWord).join(' ');
  return Array.from({ length: DOCUMENTS }, (_, number) => ({
    documentId: String(number),
    kind: /** @type {const} */ ('article'),
    title: `Préstamo ${nextWord()} ${number}`,
    description: text(20),
    text: text(WORDS_OF_TEXT),
  }));
}

/** A word of four syllables of its own for each number below 65 536. @param {number} number */
function wordOf(number) {
  const syllables = [
    number % 16,
    Math.floor(number / 16) % 16,
    Math.floor(number / 256) % 16,
    Math.floor(number / 4096),
  ];
  return syllables.map((syllable) => SYLLABLES[syllable]).join('');
}

/** @param {readonly Document[]} documents @param {string} query */
const scan = (documents, query) =>
  documents.filter(({ title, description, text }) => `${title} ${description} ${text}`.toLowerCase().includes(query));

/** @template Result @param {() => Promise<Result>} work @returns {Promise<[Result, number]>} with its milliseconds */
async function timed(work) {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}

/** @param {() => unknown} work @returns {number} milliseconds */
function timedNow(work) {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
