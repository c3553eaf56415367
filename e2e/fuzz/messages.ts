import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { Random } from './random.ts';

/** Documents that messages may be about. */
export interface Subjects {
  article: string;
  lender: string;
  /** The number of an offer in `/go/{number}/`. */
  offer: number;
}

/** A message of the web app to the CMS that a schema accepts, by its address. */
export type MessagePath =
  | '/api/comments'
  | '/api/ratings'
  | '/api/comment-reports'
  | '/api/applications'
  | '/api/clicks';

const uuid = (random: Random) => {
  const hex = random.times(32, () => random.below(16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

const address = (random: Random) => `203.0.${random.below(256)}.${random.below(256)}`;

const consents = ['terms', 'lenders', 'messages', 'calls'].map((purpose, place) => ({
  purpose,
  isGiven: place < 2,
  textVersion: 'es-ES:0123456789ab',
  text: `El texto de la casilla ${purpose}`,
}));

const VALID: Readonly<Record<MessagePath, (random: Random, subjects: Subjects) => Record<string, unknown>>> = {
  '/api/comments': (random, { article, lender }) => ({
    locale: 'es-ES',
    ...random.pick([
      { subjectType: 'article', subjectId: article },
      { subjectType: 'lender', subjectId: lender },
      { subjectType: 'home', subjectId: 'home' },
    ]),
    subjectTitle: '',
    name: 'Nadie',
    email: random.pick([null, 'nadie@example.com']),
    text: `Un texto de la prueba ${random.below(1e9)}`,
    rating: random.pick([null, 1, 5]),
    parentId: null,
    proof: null,
    address: address(random),
  }),
  '/api/ratings': (random, { article }) => ({
    locale: 'es-ES',
    subjectType: 'article',
    subjectId: article,
    stars: 1 + random.below(5),
    proof: null,
    address: address(random),
  }),
  '/api/comment-reports': (random) => ({
    locale: 'es-ES',
    commentId: 'a'.repeat(24),
    reason: 'other',
    text: null,
    proof: null,
    address: address(random),
  }),
  '/api/applications': (random) => ({
    locale: 'es-ES',
    form: 'application',
    version: null,
    key: uuid(random),
    answers: {
      amount: '300',
      days: '100',
      purpose: 'car',
      firstName: 'Nadie',
      lastName: 'De La Prueba',
      email: `nadie${random.below(1e9)}@example.com`,
      birthDate: '1987-03-14',
      document: '12345678Z',
      account: 'ES9121000418450200051332',
      phone: `6${10_000_000 + random.below(9e7)}`,
      employment: 'employee',
      monthlyIncome: '1437',
      inDefaultRegister: 'no',
      hasBankAccount: 'yes',
    },
    consents,
    arm: null,
    attribution: null,
    isIdentityAsked: true,
    proof: null,
    address: address(random),
  }),
  '/api/clicks': (random, { offer }) => ({
    locale: 'es-ES',
    offerId: offer,
    token: null,
    arm: null,
    attribution: null,
    address: address(random),
  }),
};

export const MESSAGE_PATHS = Object.keys(VALID) as MessagePath[];

const WRONG_VALUES: readonly unknown[] = [...HOSTILE_TEXTS, null, 0, -1, 2 ** 53, 1e308, true, [], {}, [[]], { a: 1 }];

/** A message of which one value in three is replaced, removed or joined by an unknown one. */
export function hostileMessage(random: Random, path: MessagePath, subjects: Subjects): string {
  const message = VALID[path](random, subjects);
  if (random.chance(0.35)) return JSON.stringify(message);
  const nested = random.pick([message, ...Object.values(message).filter(isRecord)]);
  for (const name of random.times(1 + random.below(2), () => random.pick(Object.keys(nested)))) {
    if (random.chance(0.2)) delete nested[name];
    else nested[name] = random.pick(WRONG_VALUES);
  }
  if (random.chance(0.2)) nested[random.pick(HOSTILE_TEXTS)] = random.pick(WRONG_VALUES);
  const text = JSON.stringify(message);
  return random.chance(0.05) ? text.slice(0, random.below(text.length)) : text;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** GraphQL that is invalid, too deep, too wide, cyclic, a write, or not GraphQL at all. */
export function hostileQuery(random: Random): string {
  const value = () => JSON.stringify(random.pick(HOSTILE_TEXTS));
  const query = random.pick<() => string>([
    () => '{ articles { title slug } }',
    () => `{ articles(locale: ${value()}, filters: { slug: { eq: ${value()} } }) { title } }`,
    () =>
      `{ articles(filters: { ${random.pick(['or', 'and', 'not'])}: [${'{ not: '.repeat(20)}{ slug: { eq: "a" } }${' }'.repeat(20)}] }) { title } }`,
    () =>
      `{ articles(sort: ${value()}, pagination: { page: ${random.pick(['0', '-1', '1e9', '999999999999'])}, pageSize: -1 }) { title } }`,
    () => `{ ${random.times(1_000, () => 'x: __typename').join(' ')} }`,
    () =>
      `{ ${random
        .times(300, () => 0)
        .map((_, place) => `a${place}: articles { title }`)
        .join(' ')} }`,
    () => 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    () => `{ articles { author { articles { author { articles { author { articles { author { name } } } } } } } } }`,
    () => '{ __schema { types { fields { type { name } } } } }',
    () => 'mutation { createArticle(data: {}) { documentId } }',
    () => 'subscription { a }',
    () =>
      `{ commentPage(locale: "es-ES", subjectType: "home", subjectId: ${value()}, order: ${value()}, page: ${random.pick(['0', '-1', '2147483648', '1'])}) { total } }`,
    () => `{ ratingSummary(locale: ${value()}, subjectType: ${value()}, subjectId: ${value()}) { count } }`,
    () => '{'.repeat(5_000),
    () => random.pick(HOSTILE_TEXTS),
  ])();
  const message: unknown = random.pick<unknown>([
    { query },
    { query, variables: { __proto__: null, a: random.pick(WRONG_VALUES) } },
    { query, operationName: random.pick(WRONG_VALUES), variables: random.pick(WRONG_VALUES) },
    [{ query }, { query }],
    { query: random.pick(WRONG_VALUES) },
    { extensions: { persistedQuery: { version: 1, sha256Hash: random.pick(HOSTILE_TEXTS) } } },
  ]);
  return JSON.stringify(message);
}
