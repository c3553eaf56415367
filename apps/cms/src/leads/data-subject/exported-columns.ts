import { encryptedColumns, readableColumns } from '@prestafaro/application';

interface ExportedTable {
  /** What the export reads. */
  readonly read: readonly string[];
  /** What it does not read, and why. */
  readonly withheld: Readonly<Record<string, string>>;
}

const FINDS = 'finds the rows of the person';
const HASH = 'hash of a value that is exported';
const OURS = 'work of our people or our software, nothing of the person';
const OTHER = 'names a person of ours, whose data it is';
const OTHERS = 'belongs to the data of another visitor';
const SAME = 'follows from what is exported';

/**
 * The columns of the tables that hold what is exported of a person (GDPR art. 15). A test compares them with the schemas, so that a new
 * column is exported or has a reason why it is not. The answers of the form are columns too (`held-answers.ts`).
 */
export const exportedColumns = {
  application: {
    read: [
      ...[
        'id',
        'site',
        'status',
        'statusChangedAt',
        'submittedAt',
        'form',
        'formVersion',
        'arm',
        'attribution',
        'keyHash',
      ],
      ...['matches', 'matchedAt', 'offersChecked', 'lendersChecked', 'matchCount', 'isBlocked', 'isUnderClaim'],
      ...readableColumns,
      ...encryptedColumns,
    ],
    withheld: {
      ...{ country: SAME, affiliateId: SAME, contentHash: HASH, tokenHash: HASH, leadIdHash: HASH, addressHash: HASH },
      assigneeId: OTHER,
    },
  },
  'application-change': {
    read: ['toStatus', 'source', 'reason', 'at'],
    withheld: { applicationId: FINDS, fromStatus: SAME, actor: OTHER, assigneeName: OTHER, clickId: SAME },
  },
  'application-note': {
    read: ['noteKey', 'text', 'at'],
    withheld: { applicationId: FINDS, adminId: OTHER, adminName: OTHER },
  },
  'consent-record': {
    read: ['site', 'purpose', 'isGiven', 'text', 'textVersion', 'at', 'channel', 'truncatedAddress', 'revokedAt'],
    withheld: { applicationId: FINDS, subjectHash: FINDS, revokedBy: SAME, isBlocked: OURS },
  },
  click: {
    read: [
      ...['clickId', 'at', 'offerHeader', 'lenderName', 'network', 'targetHost', 'arm', 'attribution'],
      ...['reportedStatus', 'reportedAt', 'payoutUnits', 'payoutAmount', 'payoutCurrency'],
    ],
    withheld: { applicationId: FINDS, site: SAME, country: SAME, offerId: SAME, affiliateId: SAME, detachedAt: OURS },
  },
  postback: {
    read: [
      ...['clickId', 'network', 'networkStatus', 'eventId', 'status', 'outcome', 'reason', 'at'],
      ...['payoutUnits', 'payoutAmount', 'payoutCurrency'],
    ],
    withheld: { digest: HASH, isCounted: OURS },
  },
  delivery: {
    read: [
      ...['id', 'idempotencyKey', 'deliveredKey', 'offerId', 'clickId', 'lenderName', 'parts', 'state', 'queuedAt'],
      ...['calledAt', 'finishedAt', 'reference', 'answeredStatus', 'kind'],
    ],
    withheld: {
      ...{ applicationId: FINDS, site: SAME, lane: OURS, lenderId: SAME, offerHeader: SAME, attempts: SAME },
      ...{ dueAt: OURS, resentAt: OURS, acceptedAt: SAME, lastError: SAME },
    },
  },
  'delivery-attempt': { read: ['deliveryId', 'at', 'outcome', 'httpStatus', 'error'], withheld: { durationMs: OURS } },
  mail: {
    read: ['site', 'template', 'state', 'queuedAt', 'finishedAt'],
    withheld: {
      ...{ addressHash: FINDS, applicationId: SAME, commentId: SAME, content: 'is erased once the mail is sent' },
      ...{ messageId: OURS, resendOf: OURS, attempts: OURS, dueAt: OURS, lastError: OURS },
    },
  },
  'mailed-link': {
    read: ['site', 'purpose', 'expiresAt'],
    withheld: { tokenHash: HASH, leadIdHash: HASH, subject: FINDS },
  },
  comment: {
    read: [
      ...['subjectTitle', 'name', 'text', 'rating', 'verifiedBy', 'sentAt', 'moderation', 'rejectionReason'],
      'rejectionNote',
    ],
    withheld: {
      ...{ emailHash: FINDS, email: SAME, emailSealed: SAME, personHash: HASH, contentHash: HASH },
      ...{ subjectType: SAME, subjectId: SAME, isVerifiedCustomer: SAME, parent: OTHERS, replyLabel: OURS },
      decisions: OTHER,
    },
  },
  affiliate: {
    read: [
      ...['code', 'site', 'state', 'requestedAt', 'confirmedAt', 'contact', 'wishedModel', 'payoutMethod'],
      ...['payoutDetails', 'model', 'rateCents', 'currency', 'holdDays'],
    ],
    withheld: { addressHash: FINDS, country: SAME, stateChangedAt: SAME, mailedAt: SAME },
  },
  'affiliate-change': {
    read: ['toState', 'changed', 'reason', 'model', 'rateCents', 'holdDays', 'at'],
    withheld: { affiliateId: FINDS, fromState: SAME, actor: OTHER },
  },
  'affiliate-proposal': {
    read: ['kind', 'content', 'at'],
    withheld: { affiliateId: FINDS, proposalKey: HASH, site: SAME, expiresAt: SAME },
  },
  'affiliate-credit': {
    read: ['kind', 'currency', 'amountCents', 'state'],
    withheld: {
      ...{ affiliateId: FINDS, cause: OTHERS, clickId: OTHERS, contactConfirmedAt: OTHERS, at: OTHERS, day: OTHERS },
      ...{ site: SAME, model: SAME, stateChangedAt: SAME, confirmableAt: SAME, reason: SAME, note: SAME },
      paymentId: SAME,
    },
  },
  'affiliate-credit-change': {
    read: ['creditId', 'toState', 'reason', 'note', 'at'],
    withheld: { affiliateId: FINDS, fromState: SAME, actor: OTHER },
  },
  'affiliate-payment': {
    read: ['paidOn', 'currency', 'amountCents', 'reference', 'state'],
    withheld: { affiliateId: FINDS, runId: OURS, payoutMethod: SAME, heldFor: OURS },
  },
  unsubscription: {
    read: ['site', 'source', 'at', 'undoneAt'],
    withheld: { contactHash: FINDS, kind: SAME, requestId: OURS, handledAt: OURS },
  },
  'mail-suppression': { read: ['reason', 'at'], withheld: { addressHash: FINDS } },
  'push-subscription': {
    read: ['at'],
    withheld: {
      applicationId: FINDS,
      site: SAME,
      endpointHash: HASH,
      subscription: 'an address that opens the browser',
    },
  },
} as const satisfies Readonly<Record<string, ExportedTable>>;

/** Tables of visitors' data of which nothing is exported by an address, and why. The test names a table that is in neither list. */
export const notExported = {
  rating: 'holds a hash of a network, which no address finds',
  'comment-report': 'holds a hash of a network, which no address finds',
  'tracking-consent': 'holds a number that only the browser knows',
  'affiliate-payment-run': OURS,
  'desk-export': OTHER,
  'desk-filter': OTHER,
  'push-notice': 'holds the number of an application and of a browser until a notice is sent',
  'erasure-receipt': 'holds nothing of the person',
} as const;
