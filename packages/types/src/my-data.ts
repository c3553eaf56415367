export * from './my-data/erasure.ts';
export * from './my-data/held-data.ts';
export * from './my-data/request.ts';
