import type { Core } from '@strapi/strapi';

/** One instance of the web app. Its lanes share this state, so that an outage is logged once, and its end once. */
export class DeliveryTarget {
  private isAway = false;

  constructor(
    private readonly log: Core.Strapi['log'],
    readonly url: string,
  ) {}

  /** The instance did not confirm an event. */
  recordAway(reason: string): void {
    if (this.isAway) return;
    this.isAway = true;
    this.log.warn(
      `publish events: ${this.host()} confirms no event: ${reason}. Events wait in the outbox and are sent again`,
    );
  }

  /** The instance confirmed an event. */
  recordBack(): void {
    if (this.isAway) this.log.info(`publish events: ${this.host()} confirms events again`);
    this.isAway = false;
  }

  private host(): string {
    return new URL(this.url).host;
  }
}
