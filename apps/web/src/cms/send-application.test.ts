import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Submission } from '@prestafaro/types/application';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendApplication } from '@/cms/send-application';

const { variables } = vi.hoisted(() => ({ variables: { CMS_URL: '', CMS_WRITE_TOKEN: 'write-token-of-a-test' } }));
vi.mock('@/cms/environment', () => ({ environment: () => variables }));

const submission: Submission = {
  locale: 'es-ES',
  form: 'application',
  version: null,
  key: '6f1f0c6e-6b1c-4f0e-9a53-0b7f2f6f1a11',
  answers: { firstName: 'Lucía', document: '12345678Z' },
  consents: [],
  arm: null,
  isArmAllowed: false,
  attribution: null,
  isIdentityAsked: false,
  proof: null,
  isHoneypotFilled: false,
  address: '192.0.2.1',
};

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
  return sendApplication(submission);
};

it('sendApplication: posts with the write token, and the address contains nothing of the application (R28)', async () => {
  await sendTo(201, { outcome: 'stored', token: 't'.repeat(43) });
  expect(received?.body).toEqual(submission);
  expect(received?.request).toMatchObject({ method: 'POST', url: '/api/applications' });
  expect(received?.request.headers.authorization).toBe('Bearer write-token-of-a-test');
});

describe('sendApplication: the answer of the CMS', () => {
  const stored = { outcome: 'stored', token: 't'.repeat(43) };

  it.each([201, 200])('is stored for status %i', async (status) => {
    expect(await sendTo(status, stored)).toEqual(stored);
  });

  it('is refused with the problems of the answers', async () => {
    const problems = [{ field: 'document', code: 'document:checksum' }];
    expect(await sendTo(422, { problems })).toEqual({ outcome: 'refused', problems });
  });

  it('is key-reused if the key belongs to other answers', async () => {
    expect(await sendTo(409, { error: 'key-reused' })).toEqual({ outcome: 'key-reused' });
  });

  it('is a challenge', async () => {
    const challenge = { challenge: { parameters: { algorithm: 'SHA-256' } }, wait: 'ticket', waitSeconds: 20 };
    expect(await sendTo(428, challenge)).toEqual({ outcome: 'challenge', ...challenge });
  });

  it('is limited, with the waiting time', async () => {
    expect(await sendTo(429, { retryAfterSeconds: 60 })).toEqual({ outcome: 'limited', retryAfterSeconds: 60 });
  });
});

describe('sendApplication: the outcome is away', () => {
  it.each([
    [500, { error: 'failed' }],
    [401, {}],
    [404, ''],
    [409, { error: 'other' }],
    [422, '<html>'],
    [428, {}],
    [429, {}],
    [200, { outcome: 'stored', token: 'short' }],
    [201, { outcome: 'another' }],
  ])('when the CMS answers %i %j', async (status, body) => {
    expect(await sendTo(status, body)).toMatchObject({
      outcome: 'away',
      reason: expect.stringContaining(String(status)),
    });
  });

  it('if the CMS does not answer, and the reason contains nothing of the application (R28)', async () => {
    server.close();
    const { outcome, ...rest } = await sendTo(201, {});
    expect(outcome).toBe('away');
    expect(JSON.stringify(rest)).not.toMatch(/192\.0\.2\.1|Lucía|12345678Z/);
  });
});
