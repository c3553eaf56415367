import { channel } from 'node:diagnostics_channel';
import { expect, it, vi } from 'vitest';
import { droppedTagsChannel } from '@/cms/dropped-tags-channel.mjs';
import { forgetRunningLoads, sharedLoad } from '@/cms/shared-load';

/** A load that ends when the test ends it. */
function heldLoad() {
  let end: (result: string) => void = () => undefined;
  const result = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { load: vi.fn(() => result), end: (text: string) => end(text) };
}

it('sharedLoad: loads once for concurrent readers, and again for a later one', async () => {
  const { load, end } = heldLoad();
  const readers = [sharedLoad('list', load), sharedLoad('list', load)];
  end('a');
  expect(await Promise.all(readers)).toEqual(['a', 'a']);
  expect(load).toHaveBeenCalledOnce();
  expect(await sharedLoad('list', async () => 'b')).toBe('b');
});

it('sharedLoad: a failure reaches each concurrent reader and is not remembered', async () => {
  const fail = vi.fn(() => Promise.reject(new Error('away')));
  const readers = await Promise.allSettled([sharedLoad('list', fail), sharedLoad('list', fail)]);
  expect(readers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledOnce();
  expect(await sharedLoad('list', async () => 'b')).toBe('b');
});

it('forgetRunningLoads: a later reader loads again and shares that load, although the earlier load ends in between', async () => {
  const before = heldLoad();
  const after = heldLoad();
  const early = sharedLoad('list', before.load);
  forgetRunningLoads();
  const late = sharedLoad('list', after.load);
  before.end('old');
  expect(await early).toBe('old');
  const joined = sharedLoad('list', async () => 'third');
  after.end('new');
  expect(await Promise.all([late, joined])).toEqual(['new', 'new']);
});

it('sharedLoad: loads again for a reader that comes after another instance has dropped tags', async () => {
  const { load, end } = heldLoad();
  const early = sharedLoad('list', load);
  channel(droppedTagsChannel).publish(undefined);
  expect(await sharedLoad('list', async () => 'new')).toBe('new');
  end('old');
  expect(await early).toBe('old');
});
