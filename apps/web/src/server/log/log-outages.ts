import 'server-only';
import { onPartChange, type Part, type PartChange } from '@/cms/parts';
import { log } from '@/server/log/log';

/** One line when a part of the product goes away and one when it is back, whatever its absence breaks meanwhile. */
export function sayOutages(): () => void {
  return onPartChange((change) => {
    // The failure of a feed has a sentence of its own (specification §8), which the loader of offers says.
    if (change.state === 'away' && change.part.startsWith('feed ')) return;
    if (change.state === 'away') log.error(`${nameOf(change)} is away`, { part: change.part, reason: change.reason });
    else log.info(`${nameOf(change)} is back`, { part: change.part, seconds: change.seconds });
  });
}

const names = { cms: 'The CMS', redis: 'Redis', uploads: 'The store of uploaded files' } as const satisfies Partial<
  Record<Part, string>
>;

function nameOf({ part }: PartChange): string {
  return part === 'cms' || part === 'redis' || part === 'uploads' ? names[part] : 'A feed of offers';
}
