import type { MyDataMessages } from '@/features/my-data/messages/shape';

export const english: MyDataMessages = {
  request: {
    title: 'Your data',
    lead: 'Here you can see, download or erase what we hold about you. Enter the address you used and we will send you a link: that way only you see the data.',
    email: 'Email',
    emailHint: 'The one you gave in an application or with a comment.',
    submit: 'Send me the link',
    accepted: {
      title: 'Check your email',
      text: 'If the address exists, a message will arrive within a few minutes. If we hold data, it has a link that works for one hour; if we hold none, it says so. Look in your spam folder too.',
    },
    errors: {
      missing: 'Enter your email address',
      invalid: 'Check the address: a word, the @ sign and what follows, such as name@example.com',
      tooLong: 'Shorten the address: it may have {max} characters',
    },
    more: 'The {privacy} explains which data we hold, what for and how long.',
  },
  held: {
    title: 'What we hold about you',
    lead: 'This is everything we hold for this address, on all our sites. The link works for one hour: close the page when you have finished.',
    expiredTitle: 'This link has expired',
    expiredText: 'For your security it works for one hour. You can ask for another one with the same address.',
    askAgain: 'Ask for another link',
    download: 'Download the data (JSON)',
    downloadHint: 'A file that other programs can read, in case you want to take the data elsewhere.',
    nothing: 'We hold no data for this address any more.',
    groups: {
      application: 'Application of {day}',
      blocked: 'Blocked applications',
      consents: 'Proofs of consent',
      comments: 'Comments',
      affiliates: 'Affiliate programme',
      mails: 'Messages',
    },
    parts: {
      answers: 'What you answered',
      history: 'What has happened',
      notes: 'What our people noted',
      consents: 'Consents',
      clicks: 'Lenders you visited',
    },
    labels: {
      country: 'Country',
      sent: 'Sent',
      status: 'Status',
      source: 'Where you came from',
      matching: 'Comparison',
      given: 'Given',
      notGiven: 'Not given',
      revoked: 'Withdrawn on {moment}',
      network: 'Network (shortened)',
      page: 'Page',
      signedAs: 'Signed as',
      stars: 'Stars',
      mark: 'Mark',
      verified: {
        decision: 'Verified: this lender decided on your application',
        applicant: 'Verified: you asked this lender for a loan through us and opened the link in our email',
      },
      suppressed: 'This address is on the list of those that get no email from us.',
    },
    matched: 'A program compared your answers with {offers} offers from {lenders} lenders; {fitting} fit.',
    blockedText:
      'We keep them only in case there is a claim, and nobody uses them for anything else. If you want to see them, write to us.',
    decisions: { pending: 'Waiting for review', approved: 'Published', rejected: 'Not published' },
    mailsText: 'Which messages we sent you and when. We keep no copy of the text.',
    mailsAbout: {
      application: 'About an application',
      comment: 'About a comment',
      data: 'About your data',
      affiliate: 'About the affiliate programme',
      offers: 'Advertising about offers',
      other: 'Another message',
    },
  },
  erase: {
    open: 'Erase my data',
    text: 'We erase the applications with their history, your name and address from the comments, the messages and the links. Clicks stay without anything that says they were yours. We also erase what this browser has told us about your visits.',
    keptTitle: 'What we must keep',
    kept: {
      blockedApplications:
        'Applications that ended in a contract or have an open claim. The law obliges us to keep them blocked until no more claims are possible.',
      consentProofs:
        'The proof of the consents you gave or did not give, with a fingerprint of your address in place of the address. The law obliges us to be able to prove them; they are blocked.',
      commentTexts: 'The texts of your comments, if you choose to leave them, without your name and address.',
      affiliateContracts:
        'Your contract as an affiliate, with what we have paid you or owe you. The law obliges us to keep the accounts. You can end it on your affiliate page.',
      suppression:
        'A fingerprint of your address on the list of those that get no messages, so that we do not write to you again.',
    },
    notices:
      'The notices to lenders that you want your application erased, without your name or address, for {days} days.',
    commentsLegend: 'The texts of your comments',
    comments: {
      'keep-texts': 'Leave them, signed “Anonymous”',
      'erase-texts': 'Erase them too. Choose this if a text says who you are.',
    },
    irreversible:
      'This cannot be undone. We tell each lender that received your application from us, or may have received it, that you want it erased. If you gave data to a lender on its own site, ask that lender to erase it.',
    confirm: 'Yes, erase my data',
  },
  receipt: {
    title: 'We have erased your data',
    titleWithKept: 'We have erased your data, except what we must keep',
    notMailed: 'We do not email it to you, because we no longer have your address.',
    lead: 'This receipt holds nothing about you. Write down the number or print the page.',
    number: 'Number',
    day: 'Day',
    erasedTitle: 'What we erased',
    erased: {
      applications: 'Applications',
      comments: 'Comments',
      clicks: 'Clicks separated from you',
      deliveries: 'Deliveries to lenders',
      mails: 'Messages',
      links: 'Links in messages',
      affiliates: 'Requests to join the affiliate programme',
      events: 'Visits counted in this browser',
    },
    keptTitle: 'What we keep, and why',
    nothingKept: 'We keep nothing.',
    print: 'To print it or save it as a PDF, use the menu of your browser.',
    unknownTitle: 'We cannot find that receipt',
    unknownText: 'Copy the whole address from the email. Receipts are kept as long as claims are possible.',
  },
};
