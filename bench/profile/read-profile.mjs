// @ts-check
import { partOf } from './parts-of-server.mjs';

/**
 * @typedef {import('node:inspector').Profiler.Profile} Profile
 * @typedef {import('node:inspector').Runtime.CallFrame} CallFrame
 *
 * @typedef {object} Call of functions of one file, with all that they called
 * @property {string} label
 * @property {string} part
 * @property {number} self samples
 * @property {number} total samples, with those of its calls
 * @property {Map<string, Call>} calls by label
 */

const UNKNOWN = 'native code';

/**
 * Makes one tree of the calls of a profile. Calls within one file are joined: React renders a page in hundreds of calls of itself, and
 * a build has shortened the names of the functions.
 * @param {Profile} profile
 * @param {(frame: CallFrame) => string} sourceOf path of the file, or the name of a function without one
 * @returns {Call}
 */
export function readProfile(profile, sourceOf) {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const root = newCall('all', UNKNOWN);
  /** @param {number} id @param {Call} parent */
  const add = (id, parent) => {
    const node = nodes.get(id);
    if (!node) return;
    const source = sourceOf(node.callFrame);
    const call = callBelow(parent, labelOf(source), partOf(source) ?? parent.part);
    call.self += node.hitCount ?? 0;
    for (const child of node.children ?? []) add(child, call);
  };
  const [first] = profile.nodes;
  for (const child of first?.children ?? []) add(child, root);
  sumUp(root);
  return root;
}

/**
 * @param {Call} root
 * @returns {Map<string, number>} samples by part, without those of the calls
 */
export function selfByPart(root) {
  /** @type {Map<string, number>} */
  const samples = new Map();
  const add = (/** @type {Call} */ call) => {
    samples.set(call.part, (samples.get(call.part) ?? 0) + call.self);
    for (const child of call.calls.values()) add(child);
  };
  add(root);
  return samples;
}

/** @param {string} label @param {string} part @returns {Call} */
const newCall = (label, part) => ({ label, part, self: 0, total: 0, calls: new Map() });

/** @param {Call} parent @param {string} label @param {string} part */
function callBelow(parent, label, part) {
  if (parent.label === label) return parent;
  const call = parent.calls.get(label) ?? newCall(label, part);
  parent.calls.set(label, call);
  return call;
}

/** @param {string} source */
const labelOf = (source) =>
  source.replace(/^.*node_modules\/|^apps\/web\/src\//, '').replace(/^webpack:\/\/(\w+)\/\.\//, '$1/');

/** @param {Call} call @returns {number} */
function sumUp(call) {
  call.total = call.self;
  for (const child of call.calls.values()) call.total += sumUp(child);
  return call.total;
}
