import { isLocale, readingEase, siteOfLocale, wordsOf } from '@prestafaro/countries';
import type { EditorialType } from '@prestafaro/types/content-type';
import { isRecord } from '../entry-rules/figures';
import { textsOf } from '../entry-rules/texts-of';

/** On the scale INFLESZ less is "somewhat difficult". */
const LEAST_EASE = 55;

/** Of fewer words the ease says nothing. */
const LEAST_WORDS = 100;

/** The types that are made of blocks. */
const WITH_BLOCKS: readonly EditorialType[] = ['page', 'article'];

/** Marks of Markdown, addresses of links, and figures that are computed: none of them is read as a word. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/[[\]*_#>|`]/g, ' ');

/** Advice on what a page is made of: whether there is anything to read, and how easily. Ease is measured for Spanish only. */
export function textAdvice(type: EditorialType, data: Record<string, unknown>, locale: string): string[] {
  if (!WITH_BLOCKS.includes(type)) return [];
  const blocks = Array.isArray(data.blocks) ? data.blocks : [];
  if (blocks.length === 0) return ['La página no tiene ningún bloque: añade en «Contenido» lo que se va a leer.'];
  return [...emptyAdvice(blocks), ...easeAdvice(data, locale)];
}

function emptyAdvice(blocks: readonly unknown[]): string[] {
  return blocks.flatMap((block, index) => {
    if (!isRecord(block) || block.__component !== 'blocks.rich-text') return [];
    const { body } = block;
    return typeof body === 'string' && body.trim()
      ? []
      : [`El bloque ${index + 1} es un texto vacío. Escríbelo o quítalo.`];
  });
}

function easeAdvice(data: Record<string, unknown>, locale: string): string[] {
  if (!isLocale(locale) || siteOfLocale(locale).language !== 'es') return [];
  const text = textsOf([data.lead, data.excerpt, data.blocks])
    .map((one) => plain(one.text))
    .join('\n');
  if (wordsOf(text).length < LEAST_WORDS) return [];
  const ease = Math.round(readingEase(text));
  return ease < LEAST_EASE
    ? [
        `El texto es difícil de leer (${ease} de 100; con ${LEAST_EASE} se entiende bien). Parte las frases largas y usa palabras corrientes.`,
      ]
    : [];
}
