import type { StrapiApp } from '@strapi/strapi/admin';
import { interfaceNames } from '../labels/interface-names';
import { deskLink, deskMessages } from './desk/desk-link';
import logo from './logo.svg';
import { spanishGaps } from './spanish-gaps';

/** Where the admin remembers the language of this browser (Strapi's own key). */
const LANGUAGE_KEY = 'strapi-admin-language';

const brand = {
  'Auth.form.welcome.title': 'Prestafaro',
  'app.components.LeftMenu.navbrand.title': 'Prestafaro',
};

export default {
  config: {
    locales: ['es'],
    auth: { logo },
    menu: { logo },
    // Neither lessons about Strapi nor news of its versions: editors write, operators update.
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: { ...brand, 'Auth.form.welcome.subtitle': 'Content management' },
      es: {
        ...spanishGaps,
        ...interfaceNames(),
        ...deskMessages,
        ...brand,
        'Auth.form.welcome.subtitle': 'Gestión de contenidos',
      },
    },
  },
  register(app: StrapiApp) {
    app.addMenuLink(deskLink);
  },
  /** Spanish until somebody chooses another language in their profile; Strapi reads this value after `bootstrap`. */
  bootstrap(_: StrapiApp) {
    if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'es');
  },
};
