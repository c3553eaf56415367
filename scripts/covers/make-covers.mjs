// @ts-check
import { writeDrawings } from './drawings.mjs';

// `npm run generate` does the same, after slower steps.
writeDrawings();
