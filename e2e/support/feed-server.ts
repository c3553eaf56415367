import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An outside network's feeds: both are what the test sets them to, and each request is noted. */
export class FeedServer {
  /** What the config feed answers: a list of offers, a text that is no JSON, or a status. */
  offers: unknown = [];
  /** What the lead feed answers. */
  leads: unknown = [];
  /** Paths with their queries, in their order. */
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

  /** What the web app is told of this network. */
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
