import { isLocale } from '@prestafaro/countries';
import type { ListedVersion, VersionAction } from '../../../content/versions/version-wire';
import { instantOf, localInstantOf } from '../../desk/format';

const ACTIONS: Readonly<Record<VersionAction, string>> = {
  initial: 'Anterior a estos cambios',
  saved: 'Guardada',
  published: 'Publicada',
  unpublished: 'Retirada del sitio',
  discarded: 'Borrador descartado',
  restored: 'Recuperada',
};

/** `Guardada por Ana Ruiz`. The CMS itself makes a version when it publishes at a set time, for example. */
export const causeOf = ({ action, person }: ListedVersion): string =>
  person === null ? `${ACTIONS[action]}, sin una persona` : `${ACTIONS[action]} por ${person}`;

/** `20 nov 2026, 14:03`, in the time zone of the site's country. */
export const timeOf = ({ at }: ListedVersion, locale: string): string =>
  isLocale(locale) ? instantOf(at, locale) : localInstantOf(at);
