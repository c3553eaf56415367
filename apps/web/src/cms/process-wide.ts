import 'server-only';

/**
 * One value for the whole process, made when it is first asked for. Next runs the proxy, the route handlers and the
 * instrumentation as different instances of their modules: what they share cannot be a variable, but `globalThis` is one.
 * @param name of the value, the same wherever it is asked for
 */
export function processWide<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`prestafaro.${name}`);
  const holder = globalThis as { [key: symbol]: Value | undefined };
  holder[key] ??= make();
  return holder[key];
}
