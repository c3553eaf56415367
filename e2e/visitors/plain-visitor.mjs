// @ts-check
import http from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} path of the page, after redirects
 * @property {string} body
 */

/**
 * @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: string }} RawAnswer
 *
 * @typedef {object} PlainForm
 * @property {string} path that the form posts to
 * @property {Map<string, string>} fields that a browser would send
 */

const TIMEOUT_MILLISECONDS = 60_000;
const ENTITIES = /** @type {Record<string, string>} */ ({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
});

/**
 * A minimal browser without JavaScript: cookies, redirects and native forms. It connects to the loopback with a Host header,
 * because Node does not resolve `es.localhost`.
 */
export class PlainVisitor {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /** @param {{ host: string, port: number, address?: string }} site `address`: sent as X-Forwarded-For, as a proxy would */
  constructor({ host, port, address }) {
    this.host = `${host}:${port}`;
    this.port = port;
    this.address = address;
  }

  /** @param {string} name */
  cookie(name) {
    return this.#cookies.get(name);
  }

  /** Follows redirects as a browser does. @param {string} path @returns {Promise<Answer>} */
  async open(path) {
    return this.#follow(path, await this.#ask('GET', path));
  }

  /**
   * Posts a form and follows the redirect.
   * @param {PlainForm} form
   * @param {http.OutgoingHttpHeaders} [more] headers, for a script that posts
   * @returns {Promise<Answer>}
   */
  async submit({ path, fields }, more = {}) {
    const boundary = `form-${Math.random().toString(36).slice(2)}`;
    const parts = [...fields].map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const body = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length),
      origin: `http://${this.host}`,
      ...more,
    };
    return this.#follow(path, await this.#ask('POST', path, headers, body));
  }

  /** @param {string} from @param {RawAnswer} answer @returns {Promise<Answer>} */
  async #follow(from, answer) {
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || location === undefined) {
      return { status: answer.status, path: from, body: answer.body };
    }
    const target = new URL(location, `http://${this.host}${from}`);
    if (target.host !== this.host) return { status: answer.status, path: target.href, body: '' };
    return this.open(`${target.pathname}${target.search}`);
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {http.OutgoingHttpHeaders} [more]
   * @param {Buffer} [body]
   * @returns {Promise<RawAnswer>}
   */
  #ask(method, path, more = {}, body = undefined) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: this.host,
      ...(cookie && { cookie }),
      ...(this.address && { 'x-forwarded-for': this.address }),
      ...more,
    };
    return new Promise((resolve, reject) => {
      const options = { host: 'localhost', port: this.port, path, method, headers, timeout: TIMEOUT_MILLISECONDS };
      const request = http.request(options, (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          });
        });
      });
      request.on('timeout', () => request.destroy(new Error('No answer in time')));
      request.on('error', reject);
      request.end(body);
    });
  }

  /** @param {string} line of `Set-Cookie` */
  #keep(line) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/**
 * Finds the form of a page that has a field of this name.
 * @param {Answer} page
 * @param {string} field
 * @returns {PlainForm | undefined}
 */
export function formWith({ body, path }, field) {
  const forms = body.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const found = forms.find((form) => form.includes(`name="${field}"`));
  if (!found) return undefined;
  const action = attribute(/^<form[^>]*>/.exec(found)?.[0] ?? '', 'action');
  return { path: new URL(action ?? '', `http://here${path}`).pathname, fields: new Map(inputsOf(found)) };
}

/** @param {string} form @returns {[name: string, value: string][]} */
function inputsOf(form) {
  const inputs = form.match(/<input[^>]*>/g) ?? [];
  const chosen = inputs.filter(
    (input) =>
      !/type="(?:submit|button)"/.test(input) && (!/type="(?:checkbox|radio)"/.test(input) || /\schecked/.test(input)),
  );
  return chosen.flatMap((input) => {
    const name = attribute(input, 'name');
    return name ? [/** @type {[string, string]} */ ([name, attribute(input, 'value') ?? ''])] : [];
  });
}

/** @param {string} tag @param {string} name */
function attribute(tag, name) {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value?.replace(/&(#?\w+);/g, (whole, entity) => ENTITIES[entity] ?? whole);
}
