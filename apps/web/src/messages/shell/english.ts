import type { PluralForms } from '@prestafaro/countries';
import type { ShellMessages } from '@/messages/shell/shape';

/** The messages of the English sites: South Africa's, because only a few differ in the Philippines and Malaysia. */
export const english: ShellMessages<PluralForms<'en'>> = {
  navigation: {
    skipToContent: 'Skip to content',
    main: 'Main',
    footer: 'Footer',
    legal: 'Legal information',
    menu: 'Menu',
    home: 'Home',
    apply: 'Apply for a loan',
    howWeEarn: 'How we earn money',
    warningLabel: 'Credit warning',
  },
  glossary: { more: 'See the glossary' },
  breadcrumbs: { label: 'Breadcrumb', root: 'Online loans' },
  languageSwitch: { label: 'Language' },
  seen: {
    title: 'Recently viewed',
    note: 'It is in this browser only. It does not reach us.',
    clear: 'Clear this list',
    kinds: { lender: 'Lender', article: 'Guide' },
  },
  pagination: {
    label: 'Pages',
    position: 'Page {current} of {total}',
    page: 'Page {page}',
    previous: 'Previous',
    next: 'Next',
  },
  units: {
    days: { one: '{count} day', other: '{count} days' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
    months: { one: '{count} month', other: '{count} months' },
    beside: { days: 'days', months: 'months' },
  },
  author: {
    bio: 'Biography',
    education: 'Education',
    specialty: 'Specialty',
    experience: 'Experience',
    publications: 'Publications',
    certificates: 'Certificates',
    strengths: 'Strengths',
    articles: 'Articles by {name}',
    allArticles: 'All articles by this author',
  },
  page: {
    reviewedOn: 'Reviewed on {date}',
    reviewedOnBy: 'Reviewed on {date} by {name}',
    contents: 'On this page',
    sources: 'Sources',
    reviewedBy: 'Reviewed by {name}',
    related: 'Related pages',
  },
  steps: { you: 'You', lender: 'The lender' },
  notice: { info: 'Information', warning: 'Warning', danger: 'Important', success: 'Done' },
  simulator: {
    formLabel: 'Work out what you would repay',
    amountField: 'Amount',
    daysField: 'Period',
    amountInput: 'Amount in {currency}',
    daysInput: 'Period in days',
    periodUntil: '{days}, until {date}',
    inDays: 'in {days}',
  },
  numbers: {
    missing: 'Enter a number, from {min} to {max}',
    invalid: 'Enter it in figures only, from {min} to {max}',
    ambiguous: 'Enter it without commas or dots: we cannot tell thousands from decimals',
    'not-whole': 'Enter it without decimals',
    'too-low': 'At least {min}',
    'too-high': 'At most {max}',
  },
  loanSummary: {
    chosen: 'What you are asking for',
    amount: 'Amount',
    period: 'Period',
    lent: 'You borrow',
    cost: 'It costs',
    total: 'You repay, at most',
    dueDate: 'You repay on',
    rate: 'Maximum APR',
    change: 'Change the amount or the period',
    adjusted: 'That amount or period is not possible: what you see is for {amount} over {days}.',
  },
  example: {
    title: 'Representative example',
    aprName: 'APR',
    nominalRateName: 'Nominal rate',
    sentence:
      'Loan of {amount} over {days}: fixed nominal rate {nominalRate} a year, APR {apr}, {fees}. One payment of {total}. Total cost: {cost}. Total repayable: {total}.',
    promotional:
      'Promotional offer, first loan of {amount} over {days}: fixed nominal rate {nominalRate} a year, APR {apr}, {fees}. One payment of {total}. Total cost: {cost}. Total repayable: {total}.',
  },
  testimonials: {
    origin: { sample: 'Sample review', imported: 'Imported review, not verified', verified: 'Verified review' },
    reply: { company: 'Reply from the company', author: 'Reply from the author', expert: 'Reply from the expert' },
    stars: { one: '{count} star out of 5', other: '{count} stars out of 5' },
  },
  sampleSite: 'Sample site: some lenders and offers here are invented.',
  figures: { sample: 'Sample figures', askLender: 'Ask the lender', advertising: 'Advertisement' },
  provider: {
    label: 'Who provides this service',
    companyName: 'Company name',
    taxId: 'Tax number',
    address: 'Address',
    registry: 'Company registration',
    intermediaryNumber: 'Registered credit intermediary no.',
    email: 'Email',
    complaints: 'Complaints',
  },
  errors: {
    notFoundTitle: 'We could not find the page you asked for',
    notFoundText:
      'The address may have a typing error, or the page may no longer exist. You can reach the rest from here.',
    notFoundAction: 'Apply for a loan',
    refusals: {
      'too-long': {
        title: 'What you wrote is too long',
        text: 'Nothing was stored. Go back with the button of your browser, shorten the text and send it again.',
      },
      form: {
        title: 'The form did not arrive properly',
        text: 'It did not arrive whole or did not come from this page, and nothing was stored. Go back with the button of your browser and send it again.',
      },
      address: {
        title: 'This address cannot be read',
        text: 'It may have been copied wrongly, or a part of it is missing. The home page leads to everything.',
      },
      file: {
        title: 'There is no page here',
        text: 'This is the address of a file that does not exist. It may be from an earlier version of the site, or it was copied wrongly. The home page leads to everything.',
      },
    },
    backHome: 'Back to the home page',
    unavailableTitle: 'We cannot show this page right now',
    unavailableText: 'The problem is on our side and is usually short. Please try again in a moment.',
    busyTitle: 'Too many pages at once',
    busyText:
      'Your connection has asked for more pages than we can show at once. Please wait a few seconds and try again.',
    failureTitle: 'Something went wrong on our side',
    failureText: 'It is not your fault and nothing is lost. Try again or go back to the home page.',
    retry: 'Try again',
    loading: 'Loading…',
    loadingNote: 'We are opening the page again.',
    specialTitle: 'We could not open the page',
    specialText: 'We tried twice. Please try again in a few minutes.',
  },
  challenge: {
    working: {
      title: 'We are checking that you are not a program',
      text: 'This is how we stop automatic submissions. Your browser does a calculation, and then the form sends itself. Do not close the page.',
    },
    failed: {
      title: 'The check did not finish',
      text: 'Nothing was sent and what you wrote is still here. Press the button again.',
    },
    wait: {
      title: 'Wait a moment and send it again',
      text: 'This is how we stop automatic submissions. In {time} press the button again: what you wrote is still here.',
    },
    seconds: { one: '{count} second', other: '{count} seconds' },
    again: 'Send again',
  },
  visitorForm: {
    sending: 'Sending…',
    honeypot: 'Leave this field empty',
    refusedTitle: 'Something needs correcting',
    gone: {
      title: 'We could not save it',
      text: 'The page or the comment may no longer be published. Open the page again and try once more.',
    },
    limited: {
      title: 'You have sent several in a row',
      text: 'What you wrote is still here. To send it again, wait {time}.',
    },
    away: {
      title: 'We cannot save it right now',
      text: 'The problem is ours. What you wrote is still here: send it again in a moment.',
    },
    noConnection: {
      title: 'It did not arrive',
      text: 'Check your connection and send it again. What you wrote is still here.',
    },
  },
};
