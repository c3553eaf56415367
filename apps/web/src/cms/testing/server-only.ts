/** Stands for the package `server-only` in tests. */
export {};
