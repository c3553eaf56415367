import 'server-only';
import { getHeapStatistics } from 'node:v8';

/** Memory of a document in an index, in bytes: measured 7 000 with texts of a thousand characters, and more while it is made. */
const bytesOfDocument = 9_000;

/** The part of the memory of this process that indexes of the search may take. */
const share = 1 / 3;

/** Documents that the indexes of all sites may hold together. Beyond this the index that was used last is kept, and older ones are not. */
export const mostHeldDocuments: number = Math.floor((getHeapStatistics().heap_size_limit * share) / bytesOfDocument);
