import type { Problem } from '../../content/entry-rules/problem';
import { settings } from '../../content/labels/components/settings';
import { siteSetting } from '../../content/labels/content-types/site-setting';
import { fieldName, problemsIn } from '../../content/labels/field-name';

interface NetworkDraft {
  key?: string;
  statuses?: readonly { theirs?: string }[] | null;
}

/** Contradictions in the networks of a site: of two equal keys or statuses, one would be ignored without a message. */
export function networkFaults({ networks }: Record<string, unknown>): Problem[] {
  const drafts = (networks ?? []) as readonly NetworkDraft[];
  return problemsIn(siteSetting, 'networks', [...repeatedKeys(drafts), ...drafts.flatMap(repeatedStatuses)]);
}

function repeatedKeys(drafts: readonly NetworkDraft[]): Problem[] {
  const field = fieldName(settings.network, 'key');
  return repeated(drafts.map(({ key }) => key)).map(({ word, index }) => ({
    path: [String(index), 'key'],
    message: `dos redes tienen “${word}” en ${field}. Cambia una de las dos.`,
  }));
}

function repeatedStatuses({ key, statuses }: NetworkDraft, network: number): Problem[] {
  const list = fieldName(settings.network, 'statuses');
  const field = fieldName(settings['network-status'], 'theirs');
  return repeated((statuses ?? []).map(({ theirs }) => theirs)).map(({ word, index }) => ({
    path: [String(network), 'statuses', String(index), 'theirs'],
    message: `la red “${key}” tiene en ${list} dos veces “${word}” en ${field}. Borra uno de los dos estados.`,
  }));
}

/** Each word that stands more than once, with its second place. */
function repeated(words: readonly (string | undefined)[]): { word: string; index: number }[] {
  const again = new Map<string, number>();
  words.forEach((word, index) => {
    if (word !== undefined && words.indexOf(word) < index && !again.has(word)) again.set(word, index);
  });
  return [...again].map(([word, index]) => ({ word, index }));
}
