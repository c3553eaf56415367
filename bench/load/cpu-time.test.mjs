// @ts-check
import { expect, it } from 'vitest';
import { cpuTimeOf } from './cpu-time.mjs';

it.runIf(process.platform === 'linux')('cpuTimeOf: is the CPU time that the process itself counts', () => {
  const { user, system } = process.cpuUsage();
  const counted = (user + system) / 1000;
  expect(cpuTimeOf(process.pid)).toBeGreaterThan(counted - 50);
  expect(cpuTimeOf(process.pid)).toBeLessThan(counted + 2_000);
});
