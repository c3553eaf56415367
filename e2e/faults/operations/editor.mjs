// @ts-check
import { logIn } from '../../../bench/cms/log-in.mjs';
import { Failure } from '../../../scripts/console/failure.mjs';

/** @typedef {{ documentId: string, [field: string]: unknown }} Entry */

/** An editor of Spain, with the calls that the admin panel makes. */
export class Editor {
  #port;
  #token;

  /** @param {number} port @param {string} token */
  constructor(port, token) {
    this.#port = port;
    this.#token = token;
  }

  /**
   * Logs in as the first administrator, whom the CMS creates from its environment.
   * @param {number} port of the CMS
   * @param {Record<string, string>} environment that it was started with
   */
  static async logIn(port, environment) {
    return new Editor(port, await logIn({ environment, ports: { cms: port } }));
  }

  /** @param {string} type e.g. `article` @param {string} field @param {string} value @returns {Promise<Entry>} */
  async find(type, field, value) {
    const query = new URLSearchParams({ locale: 'es-ES', [`filters[${field}][$eq]`]: value });
    const answer = await this.call('GET', `/content-manager/collection-types/api::${type}.${type}?${query}`);
    const [entry] = /** @type {{ results: Entry[] }} */ (await answer.json()).results;
    if (!entry) throw new Failure(`There is no ${type} of Spain with ${field} = ${value}.`);
    return entry;
  }

  /** Saves and publishes in one step. @param {string} type @param {string} documentId @param {object} changes */
  async publish(type, documentId, changes) {
    const path = `/content-manager/collection-types/api::${type}.${type}/${documentId}/actions/publish?locale=es-ES`;
    const answer = await this.call('POST', path, JSON.stringify(changes), { 'content-type': 'application/json' });
    if (!answer.ok) throw new Failure(`The editor could not publish: ${answer.status}`);
  }

  /** @param {string} name @param {Uint8Array<ArrayBuffer>} bytes @param {string} type */
  upload(name, bytes, type) {
    const form = new FormData();
    form.append('files', new Blob([bytes], { type }), name);
    form.append('fileInfo', JSON.stringify({ name }));
    return this.call('POST', '/upload', form);
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string | FormData} [body]
   * @param {Record<string, string>} [headers]
   */
  call(method, path, body, headers = {}) {
    return fetch(`http://localhost:${this.#port}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...headers },
      body,
      signal: AbortSignal.timeout(60_000),
    });
  }
}
