import { type Locale, ports } from './product.ts';
import { administratorSession } from './session.ts';

type Collection =
  | 'article'
  | 'page'
  | 'redirect'
  | 'tag'
  | 'author'
  | 'lender'
  | 'offer'
  | 'bank'
  | 'comment'
  | 'comment-report';
type Single = 'site-setting' | 'menu';

export interface Entry {
  documentId: string;
  [field: string]: unknown;
}

/** An editor, with the calls that the admin panel makes. */
export class Editor {
  readonly #token: string;

  private constructor(token: string) {
    this.#token = token;
  }

  /** With the session of this run. */
  static of(session = administratorSession()): Editor {
    return new Editor(session);
  }

  /** The first entry of a type whose field has this value. */
  async find(type: Collection, site: Locale, field: string, value: string): Promise<Entry> {
    const [entry] = await this.findAll(type, site, field, value);
    if (!entry) throw new Error(`No ${type} of ${site} with ${field} = ${value}`);
    return entry;
  }

  async findAll(type: Collection, site: Locale, field: string, value: string): Promise<Entry[]> {
    const query = new URLSearchParams({ locale: site, [`filters[${field}][$eq]`]: value });
    return (await this.#call<{ results: Entry[] }>('GET', `${collection(type)}?${query}`)).results;
  }

  /** Saves and publishes in one step, as the button of the admin panel does. */
  async publish(type: Collection, site: Locale, documentId: string, changes: object = {}): Promise<void> {
    await this.#call('POST', `${collection(type)}/${documentId}/actions/publish?locale=${site}`, changes);
  }

  async unpublish(type: Collection, site: Locale, documentId: string): Promise<void> {
    await this.#call('POST', `${collection(type)}/${documentId}/actions/unpublish?locale=${site}`, {});
  }

  /** Creates a draft, or the entry itself for a type without drafts. */
  async create(type: Collection, site: Locale, values: object): Promise<string> {
    const { data } = await this.#call<{ data: Entry }>('POST', `${collection(type)}?locale=${site}`, values);
    return data.documentId;
  }

  /** Saves an entry of a type without drafts, such as a comment. */
  async update(type: Collection, site: Locale, documentId: string, changes: object): Promise<void> {
    await this.#call('PUT', `${collection(type)}/${documentId}?locale=${site}`, changes);
  }

  async remove(type: Collection, site: Locale, documentId: string): Promise<void> {
    await this.#call('DELETE', `${collection(type)}/${documentId}?locale=${site}`);
  }

  /** Reads the entry of a single type. */
  async readSingle(type: Single, site: Locale): Promise<Entry> {
    return (await this.#call<{ data: Entry }>('GET', `${single(type)}?locale=${site}`)).data;
  }

  /** Saves the draft of a single type. */
  async saveSingle(type: Single, site: Locale, values: object): Promise<void> {
    await this.#call('PUT', `${single(type)}?locale=${site}`, values);
  }

  async publishSingle(type: Single, site: Locale, values: object): Promise<void> {
    await this.#call('POST', `${single(type)}/actions/publish?locale=${site}`, values);
  }

  async #call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`http://localhost:${ports.cms}/content-manager/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Result;
  }
}

const collection = (type: Collection) => `collection-types/api::${type}.${type}`;
const single = (type: Single) => `single-types/api::${type}.${type}`;
