import 'server-only';
import { processWide } from '@/cms/process-wide';
import { log } from '@/server/log/log';
import { type NotFoundReason, notFoundSentence } from '@/server/routing/not-found-sentence';

/** Sentences in a minute that are logged: enough for visitors and broken links, and no crawl fills the disk. */
export const maxLines = 60;

const periodMs = 60_000;

interface Period {
  endsAt: number;
  written: number;
  skipped: number;
}

const period = processWide<Period>('not-found-log', () => ({ endsAt: 0, written: 0, skipped: 0 }));

/**
 * Logs the sentence of an unknown path. The two sentences also differ to the letter in the log (specification §8). Above
 * {@link maxLines} a minute the paths are only counted; the count is logged with the next unknown path after that minute.
 */
export function logNotFound(reason: NotFoundReason, path: string, now: number): void {
  if (now >= period.endsAt) {
    if (period.skipped > 0) log.info('More unknown paths were requested than are logged', { count: period.skipped });
    Object.assign(period, { endsAt: now + periodMs, written: 0, skipped: 0 });
  }
  if (period.written >= maxLines) {
    period.skipped += 1;
    return;
  }
  period.written += 1;
  log.info(notFoundSentence(reason, path));
}
