import type { StrapiApp } from '@strapi/strapi/admin';
import { interfaceNames } from '../content/labels/interface-names';
import { wordLostRequest } from '../platform/strapi-internals/admin/lost-requests';
import { closeAdvertisement } from '../platform/strapi-internals/admin-advertisement';
import { chooseAdminLanguage } from '../platform/strapi-internals/admin-language';
import { affiliatesLink, affiliatesMessages } from './affiliates/affiliates-link';
import { addChoiceInput, labelChoicesInLists } from './choices/label-choices';
import { deskLink, deskMessages } from './desk/desk-link';
import { extendEditView, forgetCopiesAtSignOut } from './edit-view/extend-edit-view';
import { firstStepsLink, firstStepsMessages } from './first-steps/first-steps-link';
import logo from './logo.svg';
import { measurementsLink, measurementsMessages } from './measurements/measurements-link';
import { askForAlternativeTexts } from './media-library/alternative-text-dialog';
import { tellChosenFolder } from './media-library/chosen-folder-notice';
import { removeModelLinks } from './menu/header-actions';
import { keepStatusInView } from './menu/list-columns';
import { arrangeMenu, menuMessages } from './menu/menu-links';
import { moderationLink, moderationMessages } from './moderation/moderation-link';
import { plannedLink, plannedMessages } from './planned-changes/planned-link';
import { FailedPageNotice } from './publishing/failed-page-notice';
import { noticeRefusals, showRefusals } from './refusals/refusal-dialog';
import { spanishTexts } from './spanish/spanish-texts';
import { openWorkAfterSignIn } from './start-page/start-page';
import { addThreeStateField } from './three-state/three-state-field';
import { watchActions } from './watch-actions';

/** Languages into which Strapi translates its panel and that editors of our countries may choose. English is always one. */
const LANGUAGES = ['uk', 'ru', 'pl', 'vi', 'ms'];

const brand = {
  'Auth.form.welcome.title': 'Prestafaro',
  'app.components.LeftMenu.navbrand.title': 'Prestafaro',
};

/** Names of our own, which are Spanish in every language of the panel. */
const ours = {
  ...interfaceNames(),
  ...deskMessages,
  ...measurementsMessages,
  ...affiliatesMessages,
  ...plannedMessages,
  ...moderationMessages,
  ...firstStepsMessages,
  ...menuMessages,
  ...brand,
};

export default {
  config: {
    locales: ['es', ...LANGUAGES],
    auth: { logo },
    menu: { logo },
    // Editors need neither tutorials about Strapi nor news of its releases.
    tutorials: false,
    notifications: { releases: false },
    translations: {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, ours])),
      en: { ...ours, 'Auth.form.welcome.subtitle': 'Content management' },
      es: {
        ...spanishTexts,
        ...ours,
        'Auth.form.welcome.subtitle': 'Gestión de contenidos',
      },
    },
  },
  register(app: StrapiApp) {
    app.addMenuLink(deskLink);
    app.addMenuLink(measurementsLink);
    app.addMenuLink(affiliatesLink);
    app.addMenuLink(plannedLink);
    app.addMenuLink(moderationLink);
    app.addMenuLink(firstStepsLink);
    arrangeMenu(app);
    openWorkAfterSignIn(app);
    forgetCopiesAtSignOut(app);
    watchActions(app, wordLostRequest);
    noticeRefusals(app);
    askForAlternativeTexts(app);
    tellChosenFolder(app);
    addThreeStateField(app);
    addChoiceInput(app);
  },
  /** Spanish until the user chooses another language in their profile. */
  bootstrap(app: StrapiApp) {
    chooseAdminLanguage(localStorage, 'es');
    closeAdvertisement(localStorage);
    removeModelLinks(app);
    keepStatusInView(app);
    const notice = { name: 'failed-pages', Component: FailedPageNotice };
    app.getPlugin('content-manager').injectComponent('editView', 'right-links', notice);
    extendEditView(app);
    showRefusals(app);
    labelChoicesInLists(app);
  },
};
