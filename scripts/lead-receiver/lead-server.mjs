// @ts-check
import { createServer } from 'node:http';
import { receiveLead } from './receive-lead.mjs';

/** An application is some kilobytes. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * A server that receives applications at every path.
 * @param {{ secrets: readonly string[], store: import('./receive-lead.mjs').LeadStore, status?: string }} options
 */
export function createLeadServer(options) {
  return createServer(async (request, response) => {
    const answer = await answerTo(request, options).catch(() => ({
      status: 500,
      body: { error: 'failed' },
    }));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {{ secrets: readonly string[], store: import('./receive-lead.mjs').LeadStore, status?: string }} options
 */
async function answerTo(request, options) {
  if (request.method !== 'POST') return { status: 405, body: { error: 'method' } };
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return { status: 413, body: { error: 'size' } };
    chunks.push(chunk);
  }
  const header = (/** @type {string} */ name) => String(request.headers[name] ?? '');
  const message = {
    body: Buffer.concat(chunks).toString('utf8'),
    timestamp: header('x-prestafaro-timestamp'),
    signature: header('x-prestafaro-signature'),
    key: header('idempotency-key'),
  };
  return receiveLead(message, { ...options, now: new Date() });
}

/**
 * Keeps deliveries in memory, so they are lost at the end of the process. It is for trying the receiver only.
 * @param {(line: string) => void} [log] gets a line without personal data for each change
 * @returns {import('./receive-lead.mjs').LeadStore & { leads: Map<string, object>, withdrawn: Set<string>, ended: Set<string> }}
 */
export function memoryStore(log = () => undefined) {
  /** @type {Map<string, object>} */
  const leads = new Map();
  /** @type {Set<string>} */
  const withdrawn = new Set();
  /** The keys that a notice named, also before their application arrives. @type {Set<string>} */
  const ended = new Set();
  const referenceOf = (/** @type {string} */ key) => `L-${key.slice(0, 8)}`;
  return {
    leads,
    withdrawn,
    ended,
    isEnded: async (key) => ended.has(key),
    referenceOf: async (key) => (leads.has(key) ? referenceOf(key) : null),
    async store(key, lead) {
      leads.set(key, lead);
      log(`stored ${key} as ${referenceOf(key)}: ${Object.keys(lead).join(', ')}`);
      return referenceOf(key);
    },
    async withdraw(key) {
      ended.add(key);
      if (leads.has(key)) withdrawn.add(key);
      log(`withdrawn ${key}`);
    },
    async erase(key) {
      ended.add(key);
      leads.delete(key);
      withdrawn.delete(key);
      log(`erased ${key}`);
    },
  };
}
