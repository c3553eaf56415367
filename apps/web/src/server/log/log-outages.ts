import 'server-only';
import { type Dependency, type DependencyChange, onDependencyChange } from '@/cms/dependencies';
import { log } from '@/server/log/log';

/** Logs one line when a dependency goes away and one when it is back, whatever fails meanwhile. */
export function logOutages(): () => void {
  return onDependencyChange((change) => {
    // The failure of a feed has its own log line (specification §8), which the loader of offers writes.
    if (change.state === 'away' && change.dependency.startsWith('feed ')) return;
    if (change.state === 'away')
      log.error(`${nameOf(change)} is away`, { dependency: change.dependency, reason: change.reason });
    else log.info(`${nameOf(change)} is back`, { dependency: change.dependency, seconds: change.seconds });
  });
}

const names = { cms: 'The CMS', redis: 'Redis', uploads: 'The store of uploaded files' } as const satisfies Partial<
  Record<Dependency, string>
>;

function nameOf({ dependency }: DependencyChange): string {
  return dependency === 'cms' || dependency === 'redis' || dependency === 'uploads'
    ? names[dependency]
    : 'A feed of offers';
}
