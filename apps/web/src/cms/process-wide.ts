import 'server-only';

/**
 * Returns one value for the whole process, created at its first use. Next loads the modules of the proxy, the route
 * handlers and the instrumentation as separate instances, so module variables are not shared between them; `globalThis`
 * is.
 * @param name of the value, the same at each use
 */
export function processWide<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`prestafaro.${name}`);
  const holder = globalThis as { [key: symbol]: Value | undefined };
  holder[key] ??= make();
  return holder[key];
}
