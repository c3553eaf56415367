import { settings } from '../../content/labels/components/settings';
import { siteSetting } from '../../content/labels/content-types/site-setting';
import { fieldName, problemsIn } from '../../content/labels/field-name';

interface NetworkDraft {
  key?: string;
  statuses?: readonly { theirs?: string }[] | null;
}

/** Contradictions in the networks of a site: of two equal keys or statuses, one would be ignored without a message. */
export function networkFaults({ networks }: Record<string, unknown>): string[] {
  const drafts = (networks ?? []) as readonly NetworkDraft[];
  return problemsIn(siteSetting, 'networks', [...repeatedKeys(drafts), ...drafts.flatMap(repeatedStatuses)]);
}

function repeatedKeys(drafts: readonly NetworkDraft[]): string[] {
  const field = fieldName(settings.network, 'key');
  return repeated(drafts.map(({ key }) => key)).map(
    (key) => `dos redes tienen “${key}” en ${field}. Cambia una de las dos.`,
  );
}

function repeatedStatuses({ key, statuses }: NetworkDraft): string[] {
  const list = fieldName(settings.network, 'statuses');
  const field = fieldName(settings['network-status'], 'theirs');
  return repeated((statuses ?? []).map(({ theirs }) => theirs)).map(
    (theirs) => `la red “${key}” tiene en ${list} dos veces “${theirs}” en ${field}. Borra uno de los dos estados.`,
  );
}

function repeated(words: readonly (string | undefined)[]): string[] {
  const again = words.filter((word, index) => word !== undefined && words.indexOf(word) < index);
  return [...new Set(again)] as string[];
}
