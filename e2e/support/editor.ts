import { administrator, type Locale, ports } from './product.ts';

type Type = 'article' | 'page' | 'redirect' | 'tag' | 'author';

interface Entry {
  documentId: string;
  [field: string]: unknown;
}

/** An editor at work: the same calls that the admin panel makes. */
export class Editor {
  readonly #token: string;

  private constructor(token: string) {
    this.#token = token;
  }

  static async logIn(): Promise<Editor> {
    const answer = await fetch(`http://localhost:${ports.cms}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    if (!answer.ok) throw new Error(`The administrator cannot log in: ${answer.status} ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { token: string } };
    return new Editor(data.token);
  }

  /** The first entry of a type whose field has this value. */
  async find(type: Type, locale: Locale, field: string, value: string): Promise<Entry> {
    const query = new URLSearchParams({ locale, [`filters[${field}][$eq]`]: value });
    const { results } = await this.#call<{ results: Entry[] }>('GET', `${type}?${query}`);
    const [entry] = results;
    if (!entry) throw new Error(`No ${type} of ${locale} with ${field} = ${value}`);
    return entry;
  }

  /** Saves a draft and publishes it, in one step as the button of the admin does. */
  async publish(type: Type, locale: Locale, documentId: string, changes: object = {}): Promise<void> {
    await this.#call('POST', `${type}/${documentId}/actions/publish?locale=${locale}`, changes);
  }

  async unpublish(type: Type, locale: Locale, documentId: string): Promise<void> {
    await this.#call('POST', `${type}/${documentId}/actions/unpublish?locale=${locale}`, {});
  }

  /** Makes a draft. */
  async create(type: Type, locale: Locale, values: object): Promise<string> {
    const { data } = await this.#call<{ data: Entry }>('POST', `${type}?locale=${locale}`, values);
    return data.documentId;
  }

  async remove(type: Type, locale: Locale, documentId: string): Promise<void> {
    await this.#call('DELETE', `${type}/${documentId}?locale=${locale}`);
  }

  async #call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const [type = '', ...rest] = path.split(/(?=[/?])/);
    const url = `http://localhost:${ports.cms}/content-manager/collection-types/api::${type}.${type}${rest.join('')}`;
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Result;
  }
}
