// @ts-check
import { logIn } from './log-in.mjs';

/** An editor, with the calls that the admin panel makes. */
export class CmsEditor {
  #origin;
  #session;

  /** @param {string} origin @param {string} session */
  constructor(origin, session) {
    this.#origin = origin;
    this.#session = session;
  }

  /**
   * Logs in as the first administrator, whom the CMS creates from its environment.
   * @param {number} port of the CMS
   * @param {Record<string, string>} environment that it was started with
   */
  static async logIn(port, environment) {
    return new CmsEditor(`http://localhost:${port}`, await logIn({ environment, ports: { cms: port } }));
  }

  /** @param {string} locale @param {string} slug @returns {Promise<{ documentId: string, title: string }>} */
  async findArticle(locale, slug) {
    const query = new URLSearchParams({ locale, 'filters[slug][$eq]': slug });
    const { results } = await this.#call('GET', `?${query}`);
    if (!results[0]) throw new Error(`There is no article ${slug} in ${locale}`);
    return results[0];
  }

  /** @param {string} locale @returns {Promise<string[]>} document ids of up to a hundred articles */
  async articleIds(locale) {
    const { results } = await this.#call('GET', `?${new URLSearchParams({ locale, pageSize: '100' })}`);
    return results.map((/** @type {{ documentId: string }} */ { documentId }) => documentId);
  }

  /** Saves and publishes in one step, as the button of the admin panel does. @param {string} locale @param {string} documentId @param {object} changes */
  async publishArticle(locale, documentId, changes) {
    await this.#call('POST', `/${documentId}/actions/publish?locale=${locale}`, changes);
  }

  /** @param {string} method @param {string} path @param {object} [body] */
  async #call(method, path, body) {
    const answer = await fetch(`${this.#origin}/content-manager/collection-types/api::article.article${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#session}` },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
