import 'server-only';
import { type BrowserError, browserErrorSchema } from '@prestafaro/types/browser-error';
import { processWide } from '@/cms/process-wide';
import { type BrowserErrorOutcome, browserErrorOutcomes } from '@/server/browser-errors/browser-error-outcomes';
import { logBrowserError } from '@/server/browser-errors/log-browser-error';
import { ReportLimit } from '@/server/browser-errors/report-limit';
import { readJsonPost, refuseJson } from '@/server/requests/json-post';
import { visitorAddress } from '@/server/requests/visitor-address';

/** Kilobytes of a report: twenty places and a message need five. */
const largestReport = 8;

const limit = processWide('browser-error-limit', () => new ReportLimit());

/**
 * Answers POST `/api/error`: logs the error of a browser (docs/decisions/052-browser-errors.md). 204 says that the report was
 * understood; the log may have the error already.
 */
export async function takeBrowserError(request: Request, now = Date.now()): Promise<Response> {
  const waitSeconds = limit.admit(visitorAddress(request.headers), now);
  if (waitSeconds > 0) {
    const answer = refuseJson(429, 'too-many', 'Too many errors were reported.', {
      'retry-after': String(waitSeconds),
    });
    return ended('limited', answer);
  }
  const post = await readJsonPost(request, largestReport);
  if ('refusal' in post) return ended('refused', post.refusal);
  const error = readReport(post.body);
  if (!error)
    return ended('refused', refuseJson(400, 'invalid-error', 'The report does not have the fields of an error.'));
  return ended(
    logBrowserError(error, now),
    new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }),
  );
}

function ended(outcome: BrowserErrorOutcome, answer: Response): Response {
  browserErrorOutcomes.publish(outcome);
  return answer;
}

function readReport(body: string): BrowserError | undefined {
  try {
    return browserErrorSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
