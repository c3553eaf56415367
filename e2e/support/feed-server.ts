import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The feeds of a network. The test sets what they answer, and each request is recorded. */
export class FeedServer {
  /** The answer of the config feed: a list of offers, a text that is not JSON, or a status. */
  offers: unknown = [];
  /** The answer of the lead feed. */
  leads: unknown = [];
  /** Requested paths with their queries, in order. */
  readonly asked: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      this.asked.push(path);
      const answer = path.startsWith('/leads') ? this.leads : this.offers;
      if (typeof answer === 'number') return response.writeHead(answer).end();
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  }

  static async start(): Promise<FeedServer> {
    const feeds = new FeedServer();
    await new Promise<void>((resolve) => feeds.#server.listen(0, 'localhost', resolve));
    return feeds;
  }

  /** The environment of a web app that uses this network. */
  get environment(): Record<string, string> {
    const origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
    return {
      OFFERS_CONFIG_URL: `${origin}/offers_data/configs/{feed}_feed.json`,
      OFFERS_LEAD_URL: `${origin}/leads`,
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
