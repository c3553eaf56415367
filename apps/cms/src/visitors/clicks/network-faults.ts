import type { Problem } from '../../content/entry-rules/problem';
import { settings } from '../../content/labels/components/settings';
import { siteSetting } from '../../content/labels/content-types/site-setting';
import { fieldName, problemsIn } from '../../content/labels/field-name';
import { isCurrency } from '../../leads/postbacks/money';
import { type NamedParameters, namesOf, type PresetName } from '../../leads/postbacks/network-presets';
import { RESERVED_PARAMETERS } from '../../leads/postbacks/reserved-parameters';

type Words = readonly { theirs?: string }[] | null;

interface NetworkDraft {
  key?: string;
  preset?: PresetName | null;
  defaultCurrency?: string | null;
  statuses?: Words;
  goals?: Words;
}

/** The fields that name a parameter of a report. */
const NAMES = ['clickField', 'statusField', 'eventField', 'amountField', 'currencyField', 'goalField'] as const;

type NamedDraft = NetworkDraft & NamedParameters;

/** Contradictions in the networks of a site: of two equal keys, words or names, one would be ignored without a message. */
export function networkFaults({ networks }: Record<string, unknown>): Problem[] {
  const drafts = (networks ?? []) as readonly NamedDraft[];
  return problemsIn(siteSetting, 'networks', [
    ...repeatedKeys(drafts),
    ...drafts.flatMap((draft, index) => [
      ...repeatedWords(draft, index, 'statuses', 'uno de los dos estados'),
      ...repeatedWords(draft, index, 'goals', 'uno de los dos objetivos'),
      ...withoutWords(draft, index),
      ...wrongNames(draft, index),
      ...wrongCurrency(draft, index),
    ]),
  ]);
}

function repeatedKeys(drafts: readonly NetworkDraft[]): Problem[] {
  const field = fieldName(settings.network, 'key');
  return repeated(drafts.map(({ key }) => key)).map(({ word, index }) => ({
    path: [String(index), 'key'],
    message: `dos redes tienen “${word}” en ${field}. Cambia una de las dos.`,
  }));
}

function repeatedWords(draft: NetworkDraft, network: number, name: 'statuses' | 'goals', which: string): Problem[] {
  const list = fieldName(settings.network, name);
  const field = fieldName(settings['network-status'], 'theirs');
  return repeated((draft[name] ?? []).map(({ theirs }) => theirs)).map(({ word, index }) => ({
    path: [String(network), name, String(index), 'theirs'],
    message: `la red “${draft.key}” tiene en ${list} dos veces “${word}” en ${field}. Borra ${which}.`,
  }));
}

/** A network whose every report would be refused. */
function withoutWords({ key, preset, statuses, goals }: NetworkDraft, network: number): Problem[] {
  if (preset || statuses?.length || goals?.length) return [];
  const field = fieldName(settings.network, 'statuses');
  const message = `la red “${key}” no tiene nada en ${field}. Añade uno o elige una plantilla.`;
  return [{ path: [String(network), 'statuses'], message }];
}

function wrongNames(draft: NamedDraft, network: number): Problem[] {
  const names = effectiveNames(draft);
  const reserved = NAMES.filter((name) => RESERVED_PARAMETERS.includes(draft[name] ?? '')).map((name) => ({
    path: [String(network), name],
    message: `la red “${draft.key}” tiene “${draft[name]}” en ${fieldName(settings.network, name)}, que ya nombra otra cosa en la dirección. Pide otro nombre.`,
  }));
  const twice = repeated(names).map(({ word, index }) => ({
    path: [String(network), NAMES[index] ?? ''],
    message: `la red “${draft.key}” tiene “${word}” en dos nombres del aviso. Cambia uno de los dos.`,
  }));
  return [...reserved, ...twice];
}

/** In the order of `NAMES`. A name of the preset may be the same as one that the editor wrote. */
function effectiveNames(draft: NamedDraft): string[] {
  const names = namesOf(draft);
  return [names.click, names.status, names.event, names.amount, names.currency, names.goal];
}

function wrongCurrency({ key, defaultCurrency }: NetworkDraft, network: number): Problem[] {
  if (!defaultCurrency || isCurrency(defaultCurrency)) return [];
  const field = fieldName(settings.network, 'defaultCurrency');
  const message = `la red “${key}” tiene “${defaultCurrency}” en ${field}, que no es ninguna moneda. Escribe su código, como EUR.`;
  return [{ path: [String(network), 'defaultCurrency'], message }];
}

/** Each word that stands more than once, with its second place. */
function repeated(words: readonly (string | undefined)[]): { word: string; index: number }[] {
  const again = new Map<string, number>();
  words.forEach((word, index) => {
    if (word !== undefined && words.indexOf(word) < index && !again.has(word)) again.set(word, index);
  });
  return [...again].map(([word, index]) => ({ word, index }));
}
