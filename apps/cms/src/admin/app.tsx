import type { StrapiApp } from '@strapi/strapi/admin';
import { interfaceNames } from '../content/labels/interface-names';
import { chooseAdminLanguage } from '../platform/strapi-internals/admin-language';
import { deskLink, deskMessages } from './desk/desk-link';
import logo from './logo.svg';
import { spanishGaps } from './spanish-gaps';

const brand = {
  'Auth.form.welcome.title': 'Prestafaro',
  'app.components.LeftMenu.navbrand.title': 'Prestafaro',
};

export default {
  config: {
    locales: ['es'],
    auth: { logo },
    menu: { logo },
    // Editors need neither tutorials about Strapi nor news of its releases.
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
  /** Spanish until the user chooses another language in their profile. */
  bootstrap(_: StrapiApp) {
    chooseAdminLanguage(localStorage, 'es');
  },
};
