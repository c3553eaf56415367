import { marketBlocks } from './market';
import { readingBlocks } from './reading';
import { sectionBlocks } from './sections';

export const blocks = { ...sectionBlocks, ...readingBlocks, ...marketBlocks };
