import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { inlineScript } from '@/server/next-internals/testing/samples';
import { stateMissingPolicy } from '@/server/security/missing-policy';

let server: Server | undefined;

/** The headers of an answer that concern its policy. */
async function policyOf(answer: (response: ServerResponse) => void): Promise<string | undefined> {
  server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, agent: false }, (response) => {
      response.resume();
      resolve(response.headers['content-security-policy']?.toString());
    })
      .on('error', reject)
      .end();
  });
}

const page = `<p>Oh</p>${inlineScript}<script>alert(1)</script>`;
const asHtml = { 'content-type': 'text/html; charset=utf-8' };
const send = (response: ServerResponse, body: string | Buffer = page, headers: Record<string, string> = asHtml) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
};

interceptInFile({ onEnd: [stateMissingPolicy] });
afterEach(() => server?.close());

describe('a page that is sent without a policy', () => {
  it('gets a policy that allows the scripts of Next and no others', async () => {
    for (const body of [page, Buffer.from(page)]) {
      const policy = await policyOf((response) => send(response, body));
      expect(policy?.match(/sha256-/g)).toHaveLength(1);
    }
  });
  it('gets the policy before the answer is compressed', async () => {
    const policy = await policyOf((response) => {
      const end = response.end.bind(response);
      response.end = (() => {
        response.flushHeaders();
        return end();
      }) as typeof response.end;
      send(response);
    });
    expect(policy).toContain('sha256-');
  });
});

it('is left unchanged if it has a policy or is no page', async () => {
  const own = { ...asHtml, 'content-security-policy': "default-src 'none'" };
  expect(await policyOf((response) => send(response, page, own))).toBe("default-src 'none'");
  expect(await policyOf((response) => send(response, '{}', { 'content-type': 'application/json' }))).toBeUndefined();
});
