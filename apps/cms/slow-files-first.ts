import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take far longer than their size says, the slowest first. */
const SLOW = [
  'matrix',
  'several-instances',
  'outboxes-killed',
  'seeded',
  'editing',
  'operations-outages',
  'references',
  'events-outages',
  'events-two-instances',
  'operations-process',
];

const rank = ({ moduleId }: TestSpecification) => {
  const index = SLOW.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return index < 0 ? SLOW.length : index;
};

/** Vitest begins with the largest files. A slow one that begins last would keep the other core waiting at the end. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
