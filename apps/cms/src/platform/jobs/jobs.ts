import type { Core } from '@strapi/strapi';
import { whileLocked } from '../database/advisory-lock';
import { isDatabaseOutage } from '../database/database-errors';
import { redactedError } from '../logging/redacted-error';
import type { Schedule } from './schedule';

const JOB_UID = 'api::job.job';
/** How often an instance looks for due jobs. The first look gives the start of the CMS time to finish. */
const LOOK_EVERY_MS = 60_000;
/** No job of ours takes longer. */
const HANGS_AFTER_MS = 2 * 60 * 60_000;
/** A failed job runs again by its schedule, but at the latest after this time. */
const RETRY_MS = 60 * 60_000;

/** Work that runs by a schedule. Of several instances one runs it. */
export interface Job {
  name: string;
  schedule: Schedule;
  /** Must tolerate that an instance was killed in the middle of an earlier run. */
  run(now: Date): Promise<unknown>;
}

/** The row of a job. */
export interface JobState {
  name: string;
  dueAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  outcome: 'running' | 'succeeded' | 'failed' | null;
  lastError: string | null;
}

/**
 * Runs jobs by the table `jobs`, which holds when each is due and how it ended last. A lock of the database is the lease: it ends with
 * the process that holds it, so a job whose instance was killed is due again at the next look, and no clock has to be right for that.
 */
export class Jobs {
  private readonly jobs: Job[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly now: () => Date = () => new Date(),
  ) {}

  add(job: Job): void {
    this.jobs.push(job);
  }

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.runDue().finally(() => {
        this.running = undefined;
      });
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Runs every due job, one after the other. Never throws: one job that fails does not hold up the others. */
  async runDue(): Promise<void> {
    for (const job of this.jobs) {
      try {
        if (await this.isDue(job)) await whileLocked(this.strapi, `job ${job.name}`, () => this.runLocked(job));
      } catch (error) {
        // `DatabaseWatch` logs a database that is away.
        if (!isDatabaseOutage(error)) this.strapi.log.error(`job ${job.name}: ${redactedError(error)}`);
      }
    }
  }

  /** The state of each job of this release that has a row, for health and metrics. */
  async states(): Promise<JobState[]> {
    return this.table().findMany({
      where: { name: { $in: this.jobs.map(({ name }) => name) } },
      orderBy: { name: 'asc' },
    });
  }

  /** @returns the fault, for the health check; null if there is none */
  async problem(): Promise<string | null> {
    const states = await this.states();
    const failed = states.filter(({ outcome }) => outcome === 'failed');
    if (failed.length > 0) return `the last run failed of: ${failed.map(({ name }) => name).join(', ')}`;
    const hanging = states.filter(
      ({ outcome, startedAt }) =>
        outcome === 'running' && this.now().getTime() - Date.parse(startedAt ?? '') > HANGS_AFTER_MS,
    );
    return hanging.length === 0 ? null : `runs for over two hours: ${hanging.map(({ name }) => name).join(', ')}`;
  }

  /** @returns whether to take the lock: the job is due, or has no row yet */
  private async isDue(job: Job): Promise<boolean> {
    const row: JobState | null = await this.table().findOne({ where: { name: job.name } });
    return row === null || isTime(job, row, this.now());
  }

  private async runLocked(job: Job): Promise<void> {
    const { name, schedule } = job;
    const startedAt = this.now();
    const row: JobState | null = await this.table().findOne({ where: { name } });
    if (!row) return void (await this.table().create({ data: { name, dueAt: schedule(startedAt) } }));
    // Another instance ran it between the look and the lock.
    if (!isTime(job, row, startedAt)) return;
    await this.write(name, { outcome: 'running', startedAt });
    try {
      await job.run(startedAt);
      await this.write(name, this.ended(job, 'succeeded', null));
    } catch (error) {
      this.strapi.log.error(`job ${name} failed and runs again within an hour: ${redactedError(error)}`);
      await this.write(name, this.ended(job, 'failed', redactedError(error).slice(0, 120)));
    }
  }

  private ended({ schedule }: Job, outcome: 'succeeded' | 'failed', lastError: string | null) {
    const finishedAt = this.now();
    const next = schedule(finishedAt);
    const retry = new Date(finishedAt.getTime() + RETRY_MS);
    return { outcome, lastError, finishedAt, dueAt: outcome === 'failed' && retry < next ? retry : next };
  }

  private async write(name: string, data: object): Promise<void> {
    await this.table().updateMany({ where: { name }, data });
  }

  private table() {
    return this.strapi.db.query(JOB_UID);
  }
}

/** A time after the next one of the schedule was written by a clock that ran ahead. */
function isTime({ schedule }: Job, { dueAt }: JobState, now: Date): boolean {
  const due = new Date(dueAt);
  return due <= now || due > schedule(now);
}
