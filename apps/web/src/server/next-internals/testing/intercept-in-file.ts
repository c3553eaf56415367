import { ServerResponse } from 'node:http';
import { afterAll } from 'vitest';
import { type Interceptors, interceptResponses } from '@/server/next-internals/response-interceptor';

/** Intercepts responses until the test file ends, because the files of a worker share the prototype that this patches. */
export function interceptInFile(interceptors: Interceptors): void {
  const before = Object.getOwnPropertyDescriptors(ServerResponse.prototype);
  interceptResponses(interceptors);
  afterAll(() => {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(ServerResponse.prototype))) {
      if (!Object.hasOwn(before, name)) Reflect.deleteProperty(ServerResponse.prototype, name);
    }
    Object.defineProperties(ServerResponse.prototype, before);
  });
}
