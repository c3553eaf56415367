// @ts-check
import { randomUUID } from 'node:crypto';
import { withPostgres } from '../../../scripts/databases/with-postgres.mjs';
import { apply } from '../../visitors/apply.mjs';
import { EDITED_PATH, EDITED_SLUG } from '../../visitors/edited-article.mjs';
import { ask } from '../load/ask.mjs';
import { pause, secondsUntil } from '../operations/scene.mjs';
import { storedApplications } from '../stored-applications.mjs';

/**
 * @typedef {import('../operations/scene.mjs').Scene} Scene
 * @typedef {import('../operations/editor.mjs').Editor} Editor
 */

/** Seconds from an editor's publish to the page at nginx, after which it counts as lost. The times themselves are reported. */
const VISIBLE = 30;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** An editor who publishes, applicants, and a browser that reports events, one after the other and without end. */
export class Writers {
  #scene;
  #editor;
  #isRunning = false;
  /** @type {Promise<unknown>} */
  #work = Promise.resolve();
  /** @type {{ at: number, seconds: number }[]} when each was stored, and how long it took to be visible */
  #visible = [];
  /** @type {string[]} */
  #problems = [];
  /** @type {string[]} */
  #acceptedEvents = [];
  #applications = 0;
  #publishes = 0;

  /** @param {Scene} scene @param {Editor} editor */
  constructor(scene, editor) {
    this.#scene = scene;
    this.#editor = editor;
  }

  start() {
    this.#isRunning = true;
    this.#visible = [];
    this.#problems = [];
    this.#work = Promise.all([this.#publish(), this.#apply(), this.#report()]);
  }

  async pause() {
    this.#isRunning = false;
    await this.#work;
    return { publishes: this.#visible, problems: this.#problems };
  }

  async #publish() {
    const { sitePort } = this.#scene.stack;
    while (this.#isRunning) {
      this.#publishes += 1;
      const title = `Un título publicado por ${this.#publishes} vez`;
      const isPublished = await this.#editor
        .find('article', 'slug', EDITED_SLUG)
        .then(({ documentId }) => this.#editor.publish('article', documentId, { title }))
        .then(() => true)
        .catch(() => false);
      if (isPublished) {
        const at = performance.now();
        const shows = async () => (await this.#scene.askSpain(EDITED_PATH, sitePort)).body.includes(title);
        const seconds = await secondsUntil(shows, VISIBLE);
        if (seconds === undefined) this.#problems.push(`✗ "${title}" was not visible after ${VISIBLE} s`);
        else this.#visible.push({ at, seconds });
      }
      await pause(1);
    }
  }

  async #apply() {
    while (this.#isRunning) {
      this.#applications += 1;
      await apply({ number: 5000 + this.#applications, port: this.#scene.stack.sitePort, attempts: 40 });
      await pause(0.5);
    }
  }

  async #report() {
    const { sitePort } = this.#scene.stack;
    const host = `es.localhost:${sitePort}`;
    const headers = { 'content-type': 'application/json', origin: `http://${host}`, 'user-agent': BROWSER };
    while (this.#isRunning) {
      const event_key = randomUUID();
      const ids = { session_id: randomUUID(), client_id: randomUUID() };
      const body = JSON.stringify([{ event_key, event_id: 5, sub4: 'pageView', ...ids, domain: 'es.localhost' }]);
      const { status } = await ask({ port: sitePort, host, path: '/api/event', method: 'POST', headers, body });
      if (status === 202) this.#acceptedEvents.push(event_key);
      await pause(0.05);
    }
  }

  /** @returns {Promise<import('../verdicts.mjs').Verdict>} */
  async judgeStored() {
    const { environment, cms } = this.#scene.stack;
    const missingEvents = () =>
      withPostgres(environment, async (client) => {
        const sql = 'select event_key from tracking.events where event_key = any ($1::uuid[])';
        const { rows } = await client.query(sql, [this.#acceptedEvents]);
        return this.#acceptedEvents.length - rows.length;
      });
    // An entry of a killed worker is taken over after a minute.
    await secondsUntil(async () => (await missingEvents()) === 0, 90);
    const lost = await missingEvents();
    const stored = (await storedApplications(environment, cms.databaseFile)).length;
    return {
      bullet: 'Everything that was accepted is stored once',
      isPassed: lost === 0 && this.#acceptedEvents.length > 0 && stored === this.#applications,
      figures: `${stored} applications stored of ${this.#applications}; ${this.#acceptedEvents.length} events accepted, ${lost} lost; ${this.#publishes} publishes`,
    };
  }
}
