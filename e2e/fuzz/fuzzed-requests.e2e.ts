import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { send } from '../support/http.ts';
import { ports } from '../support/product.ts';
import { readCorpus } from './corpus.ts';
import { type Corpus, type FuzzedRequest, makeRequest } from './make-request.ts';
import { heldBytes, startedAt } from './memory.ts';
import { commandOf, problemOf, summaryOf } from './policy.ts';
import { randomOf, seedOf } from './random.ts';
import { sendBytes } from './raw-client.ts';
import { refusedRows, rowsOfContent, rowsOfVisitors } from './stored-rows.ts';

/**
 * Sends hostile requests to every public address of both apps. FUZZ_SEED repeats a run, FUZZ_INDEX one request of it, and
 * FUZZ_REQUESTS sends another number of them.
 */
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
/** So few requests fill caches, and say nothing about memory. */
const FEWEST_FOR_MEMORY = 5_000;
const only = process.env.FUZZ_INDEX === undefined ? undefined : Number(process.env.FUZZ_INDEX);
const count = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const AT_ONCE = 12;
const APPS = ['web', 'cms'] as const;
/** Caches may fill during the first half of the requests. A leak of 4 KiB per request of the second half exceeds this. */
const MAX_GROWTH_BYTES = 16 * 2 ** 20;
const MAX_PROBLEMS = 20;

interface Result {
  problems: string[];
  statuses: Map<string, number>;
}

/** Sends the requests with these indexes and adds what came back to the result. */
async function sendAll(indexes: readonly number[], corpus: Corpus, result: Result): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let place = next++; place < indexes.length; place = next++) {
      const index = indexes[place] ?? 0;
      const request = makeRequest(randomOf(seedOf(seed, index)), corpus);
      const port = ports[request.app];
      const answer = await sendBytes({ port, bytes: request.bytes, leavesAfterMs: request.leavesAfterMs });
      const status = `${request.app} ${answer.status ?? 'closed'}`;
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      const problem = problemOf(answer);
      if (problem) {
        result.problems.push(
          `request ${index} to the ${request.app}: ${problem}\n${summaryOf(request)}\n${commandOf(request, port)}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const ofBoth = async (measure: (app: FuzzedRequest['app']) => Promise<number>) => ({
  web: await measure('web'),
  cms: await measure('cms'),
});

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

const total = (statuses: Map<string, number>, pattern = /./) =>
  [...statuses].filter(([status]) => pattern.test(status)).reduce((sum, [, requests]) => sum + requests, 0);

/** Checks that fail are collected, because a run takes long. */
test('hostile requests get no 5xx, store nothing that a schema refuses, and leave no memory behind', async () => {
  test.setTimeout(900_000);
  console.log(`  FUZZ_SEED=${seed}`);
  const before = {
    content: rowsOfContent(),
    visitors: rowsOfVisitors(),
    starts: await ofBoth(startedAt),
  };
  const indexes = only === undefined ? Array.from({ length: count }, (_, index) => index) : [only];
  const corpus = await readCorpus();
  const problems: string[] = [];
  const statuses = new Map<string, number>();
  const half = Math.floor(indexes.length / 2);
  const start = performance.now();
  await sendAll(indexes.slice(0, half), corpus, { problems, statuses });
  const measuresMemory = indexes.length >= FEWEST_FOR_MEMORY;
  const heldAtHalf = measuresMemory ? await ofBoth(heldBytes) : undefined;
  await sendAll(indexes.slice(half), corpus, { problems, statuses });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `  ${total(statuses)} requests in ${seconds} s: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`,
  );

  const shown = problems.slice(0, MAX_PROBLEMS).join('\n\n');
  expect.soft(problems.length, `FUZZ_SEED=${seed}\n${shown}`).toBe(0);
  expect.soft(total(statuses)).toBe(indexes.length);

  expect.soft((await send('/')).status).toBe(200);
  expect.soft((await fetch(`http://localhost:${ports.cms}/_health`)).status).toBe(204);
  expect.soft(await ofBoth(startedAt), 'neither was restarted').toEqual(before.starts);
  expect.soft(refusedRows(), `FUZZ_SEED=${seed}`).toEqual([]);
  expect.soft(rowsOfContent(), `FUZZ_SEED=${seed}`).toEqual(before.content);
  if (only !== undefined) return;

  // Most requests reach the code behind the limits, and some messages are valid: otherwise the test would prove little.
  expect.soft(total(statuses, / 429$/)).toBeLessThan(indexes.length * 0.05);
  expect.soft(total(statuses, / 2\d\d$/)).toBeGreaterThan(indexes.length * 0.1);
  const after = rowsOfVisitors();
  for (const type of ['application', 'comment', 'rating', 'click'] as const) {
    expect.soft(after[type], `stored rows of ${type}`).toBeGreaterThan(before.visitors[type]);
  }
  if (!heldAtHalf) return;
  const heldAtEnd = await ofBoth(heldBytes);
  for (const app of APPS) {
    const growth = heldAtEnd[app] - heldAtHalf[app];
    console.log(
      `  the ${app} holds ${mebibytes(heldAtEnd[app])}, ${mebibytes(growth)} more than after half of the requests`,
    );
    expect.soft(growth, `FUZZ_SEED=${seed}: growth of what the ${app} holds`).toBeLessThan(MAX_GROWTH_BYTES);
  }
});
