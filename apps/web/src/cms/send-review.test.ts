import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendReview } from '@/cms/send-review';

const { variables } = vi.hoisted(() => ({ variables: { CMS_URL: '', CMS_WRITE_TOKEN: 'write-token-of-a-test' } }));
vi.mock('@/cms/environment', () => ({ environment: () => variables }));

const rating = {
  locale: 'es-ES',
  subjectType: 'article',
  subjectId: 'a',
  stars: 4,
  proof: null,
  isHoneypotFilled: false,
  address: '192.0.2.1',
} as const;

let server: Server;
let answer: { status: number; body: string };
let received: { request: IncomingMessage; body: unknown } | undefined;

beforeEach(async () => {
  server = createServer(async (request, response) => {
    received = { request, body: JSON.parse(await text(request)) };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  variables.CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
});

const sendTo = (status: number, body: unknown) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return sendReview('/api/ratings', rating);
};

it('sendReview: posts the message with the write-only token', async () => {
  await sendTo(201, { outcome: 'accepted' });
  expect(received?.body).toEqual(rating);
  expect(received?.request).toMatchObject({ method: 'POST', url: '/api/ratings' });
  expect(received?.request.headers.authorization).toBe('Bearer write-token-of-a-test');
});

describe('sendReview, when the CMS answers', () => {
  it('reports an accepted message, new or repeated', async () => {
    expect(await sendTo(201, { outcome: 'accepted' })).toEqual({ outcome: 'accepted' });
    expect(await sendTo(200, { outcome: 'repeated' })).toEqual({ outcome: 'accepted' });
  });

  it('reports whether a comment is stored as verified, if the CMS looked (R10)', async () => {
    const answer = await sendTo(201, { outcome: 'accepted', isVerified: false });
    expect(answer).toEqual({ outcome: 'accepted', isVerified: false });
  });

  it('reports the refused fields', async () => {
    const errors = [{ field: 'text', code: 'links' }];
    expect(await sendTo(422, { errors })).toEqual({ outcome: 'refused', errors });
  });

  it('reports an unknown subject', async () => {
    expect(await sendTo(404, { error: 'unknown-subject' })).toEqual({ outcome: 'unknown-subject' });
  });

  it('reports a challenge', async () => {
    const challenge = { challenge: { parameters: {} }, wait: 'ticket', waitSeconds: 30 };
    expect(await sendTo(428, challenge)).toEqual({ outcome: 'challenge', ...challenge });
  });

  it('reports the limit with its waiting time', async () => {
    expect(await sendTo(429, { retryAfterSeconds: 60 })).toEqual({ outcome: 'limited', retryAfterSeconds: 60 });
  });
});

describe('sendReview reports an outage', () => {
  it.each([
    [500, { error: 'failed' }],
    [401, {}],
    [403, ''],
    [404, { data: null, error: { status: 404 } }],
    [422, '<html>'],
    [429, {}],
    [413, ''],
  ])('when the CMS answers %i %j', async (status, body) => {
    expect(await sendTo(status, body)).toEqual({ outcome: 'away', reason: `The CMS answered ${status}` });
  });

  it('when the CMS does not answer, without repeating the message in the reason (R28)', async () => {
    server.close();
    const { outcome, ...rest } = await sendTo(201, {});
    expect(outcome).toBe('away');
    expect(JSON.stringify(rest)).not.toContain('192.0.2.1');
  });
});
