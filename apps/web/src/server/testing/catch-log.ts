import { vi } from 'vitest';

/** Collects the log lines from now on, parsed, instead of printing them. `vi.restoreAllMocks()` ends it. */
export function catchLog(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
  return lines;
}
