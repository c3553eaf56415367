import type { ConsentMessages } from './shape';

export const english: ConsentMessages = {
  title: 'May we measure how this site is used?',
  text: 'With your permission we use our own cookies to count visits, remember what you look at and improve the site. If you say no, everything works the same.',
  change: 'You can change your mind at any time under “Cookie settings” at the foot of the page.',
  accept: 'Accept',
  reject: 'Reject',
  more: 'Read more',
  legend: 'Choose what you allow',
  categories: {
    measurement: {
      label: 'Measurement',
      hint: 'Counting visits and the campaigns they come from, with a random number. Never your name or what you type.',
    },
    experiments: {
      label: 'Comparing versions',
      hint: 'Comparing two versions of a page and remembering which one you got.',
    },
    push: {
      label: 'Browser notifications',
      hint: 'Asking you whether you want notifications about your application. The browser asks for permission before the first one.',
    },
    functional: {
      label: 'Remembering what you look at',
      hint: 'Keeping in this browser the offers you compare and the last lenders and guides you have seen, to show them to you. It does not reach us.',
    },
  },
  necessary:
    'What is needed for what you ask for (your application, your language, this choice) is stored without asking.',
  save: 'Save my choice',
  open: 'Cookie settings',
  failed: {
    title: 'We could not save your choice',
    text: 'The fault is ours. Nothing has been switched on: please try again in a moment.',
  },
  table: {
    caption: 'What this site may store in your browser',
    name: 'Name',
    purpose: 'What it is for',
    lifetime: 'How long it lasts',
    category: 'When it is stored',
    owner: 'Whose it is',
    untilClosed: 'Until you close the tab',
    kinds: { cookie: 'cookie', local: 'local storage', session: 'session storage' },
    categories: {
      necessary: 'Necessary: no permission needed',
      measurement: 'Only if you allow measurement',
      experiments: 'Only if you allow comparing versions',
      functional: 'Only if you allow remembering what you look at',
    },
    purposes: {
      visit: 'To know which pages are seen in one visit',
      browser: 'To count a returning visitor once, with a random number',
      firstSource: 'To remember from which page or campaign you came the first time',
      currentSource: 'To remember from which page or campaign you came the last time',
      visitCount: 'To count visits and the pages of each visit',
      unsentEvents: 'To keep what was counted while offline until it is sent',
      experimentArm: 'To remember which version of a page you got',
      comparison: 'To remember the offers you are comparing',
      seenPages: 'To show you the last lenders and guides you have seen',
      consentChoice: 'To remember what you chose about cookies',
      language: 'To remember the language you choose in a country with more than one',
      application: 'To open your application and your offers after you have sent it',
      formAnswers:
        'To keep what you type in the application, so that you do not lose it. This copy does not leave your device',
      pushRefusal: 'Remember that you do not want notifications in this browser',
      formVersion: 'To remember which version of the short form you were using',
      reloadGuard: 'To open the page again only once if a part of it did not load',
    },
  },
};
