import type { PluralForms } from '@prestafaro/countries';
import type { CommentsMessages } from '@/features/comments/messages/shape';

export const english: CommentsMessages<PluralForms<'en'>> = {
  title: 'Comments',
  count: { one: '{count} comment', other: '{count} comments' },
  reviews: { title: 'Reviews', count: { one: '{count} review', other: '{count} reviews' } },
  empty: {
    title: 'Nobody has written yet',
    text: 'We also publish what we do not like to read.',
  },
  list: {
    order: 'Order',
    newest: 'Newest first',
    oldest: 'Oldest first',
    pages: 'Pages of comments',
    verified: {
      decision: 'Verified review: this lender decided on an application made through {site}',
      applicant: 'Verified review: the author applied to this lender through {site} and opened our email link',
    },
    howChecked: 'How we check reviews',
    notVerified: 'Not verified',
    labels: { company: 'Company', author: 'Author', expert: 'Expert' },
    replies: 'Replies',
    reply: 'Reply',
    replyTo: 'Reply to {name}',
    ratings: { one: '{count} rating by visitors', other: '{count} ratings by visitors' },
  },
  form: {
    open: 'Write a comment',
    openReview: 'Write a review',
    name: 'Name',
    nameHint: 'It is published. A made-up name will do.',
    email: 'Email (optional)',
    emailHint:
      'It is not published. We only use it to tell you whether we publish your text and, if not, why. What we do with it: {privacy}.',
    privacy: 'privacy policy',
    text: 'Comment',
    textHint: '{min} to {max} characters. No phone, identity or account numbers, please.',
    stars: 'Your rating (optional)',
    starsHint: 'From 1, very bad, to 5, very good.',
    noStars: 'No rating',
    replyTo: 'Are you replying to somebody?',
    replyToNobody: 'No, it is a new comment',
    verify: 'Mark my review as verified',
    verifyHint:
      'Only if, in this browser, you asked this lender for a loan through {site} and it has decided, or you opened the link in our email about your application. We publish beside your name which of the two proves it. We look your application up when your review arrives, and keep nothing of it but the mark.',
    submit: 'Send',
    accepted: {
      title: 'Received',
      text: 'We will read it before we publish it.',
      toEmail: 'If we do not publish it, we will tell you why by email.',
      verified: 'If we publish it, it will be marked as verified.',
      notVerified:
        'If we publish it, it will be marked as not verified: we found no application from this browser that this lender has decided on, and none that we sent to it and you opened with the link in our email.',
    },
    errors: {
      name: {
        missing: 'Enter a name',
        too_long: 'Shorten the name to {max} characters',
        invalid: 'Enter the name on one line, in plain characters',
      },
      email: { invalid: 'Check the email address, such as name@example.com, or leave it empty' },
      text: {
        missing: 'Enter your comment',
        too_short: 'Tell us a little more: at least {min} characters',
        too_long: 'Shorten the comment to {max} characters',
        invalid: 'Remove the characters that cannot be read',
        links: 'Leave one link at most',
      },
      rating: { invalid: 'Choose 1 to 5 stars, or none' },
    },
  },
  report: {
    open: 'Report',
    openOf: 'Report the comment by {name}',
    reason: 'Reason',
    choose: 'Choose one',
    reasons: {
      offensive: 'It insults or threatens',
      false: 'It says something untrue',
      personal_data: 'It shows personal details',
      advertising: 'It is advertising',
      other: 'Another reason',
    },
    text: 'Explanation (optional)',
    submit: 'Send the report',
    accepted: { title: 'Report received', text: 'A person will read the comment and decide whether it stays.' },
    errors: {
      reason: { invalid: 'Choose a reason' },
      text: {
        too_long: 'Shorten the explanation to {max} characters',
        invalid: 'Remove the characters that cannot be read',
      },
    },
  },
  rating: {
    title: 'Was this useful?',
    stars: 'Your rating',
    starsHint: 'From 1, not at all, to 5, very.',
    submit: 'Send the rating',
    accepted: { title: 'Thank you', text: 'Your rating counts now. If you send another one, it replaces this one.' },
    missing: 'Choose 1 to 5 stars',
    ratings: { one: '{count} rating', other: '{count} ratings' },
    noRatings: 'No ratings yet',
  },
};
