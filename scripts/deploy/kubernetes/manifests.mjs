// @ts-check
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../paths.mjs';

/** The Kustomize of older versions lacks `labels` and folders among the `resources`. */
const OLDEST_MINOR_VERSION = 22;

/** An object of Kubernetes as a manifest states it. @typedef {{ apiVersion: string, kind: string, metadata: { name: string } }} Manifest */

/** @returns {boolean} whether this machine has a kubectl that can build the overlays */
export function hasKubectl() {
  const { status, stdout } = spawnSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' });
  const [, minor = '0'] = /"gitVersion": "v1\.(\d+)/.exec(stdout ?? '') ?? [];
  return status === 0 && Number(minor) >= OLDEST_MINOR_VERSION;
}

/**
 * What `kubectl apply --kustomize` would send to a cluster.
 * @param {string} folder with a kustomization.yaml, relative to the root
 * @returns {Manifest[]}
 */
export function buildManifests(folder) {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', resolve(ROOT, folder)], { encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(`kubectl kustomize ${folder}: ${stderr}`);
  return parseAllDocuments(stdout).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS();
  });
}
