import { AsyncLocalStorage } from 'node:async_hooks';

const ownWrites = new AsyncLocalStorage<true>();

/**
 * Runs a write that the product makes by itself while an administrator saves something else, such as the redirect from a changed
 * address. It needs no permission of the administrator, who has been checked for what was saved.
 */
export const asOwnWrite = <Result>(write: () => Promise<Result>): Promise<Result> => ownWrites.run(true, write);

export const isOwnWrite = (): boolean => ownWrites.getStore() === true;
