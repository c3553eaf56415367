import type { Core } from '@strapi/strapi';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import { redactedError } from '../../platform/logging/redacted-error';
import { carryOut } from './carry-out';
import { PLANNED_CHANGE_UID, type PlannedChange } from './planned-change';

/** Changes that another instance was told of are seen after this time at the latest. Nobody plans for sooner. */
const LOOK_AGAIN_MS = 15_000;
const SHORTEST_PAUSE_MS = 100;

/**
 * Carries out planned changes when they are due, the earliest first, so that an entry that was to be published and withdrawn while no
 * CMS ran ends withdrawn. Several instances do so at the same time.
 */
export class PlannedChangesWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly now: () => Date = () => new Date(),
  ) {}

  start(): void {
    this.schedule(0);
  }

  /** Resolves when the change that is being carried out has its result. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Carries out due changes until none is left. */
  async runDue(): Promise<void> {
    while (!this.isStopped) {
      const change = await this.next();
      if (!change || new Date(change.dueAt) > this.now()) return;
      await carryOut(this.strapi, change, this.now());
    }
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, delay);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    let pause = LOOK_AGAIN_MS;
    try {
      await this.runDue();
      const next = await this.next();
      const untilDue = next ? new Date(next.dueAt).getTime() - this.now().getTime() : LOOK_AGAIN_MS;
      pause = Math.min(LOOK_AGAIN_MS, Math.max(SHORTEST_PAUSE_MS, untilDue));
    } catch (error) {
      // `DatabaseWatch` logs a database that is away.
      if (!isDatabaseOutage(error) && !this.isStopped)
        this.strapi.log.error(`planned changes: ${redactedError(error)}, tried again soon`);
    }
    if (!this.isStopped) this.schedule(pause);
  }

  private next(): Promise<PlannedChange | null> {
    return this.strapi.db
      .query(PLANNED_CHANGE_UID)
      .findOne({ where: { state: 'planned' }, orderBy: [{ dueAt: 'asc' }, { id: 'asc' }] });
  }
}
