import { sampleView } from '@/shell/sample-view';

/** Where a block stands, for its examples. Anchors are the caller's, since a page has each once. */
export function sampleProps(anchor: string) {
  return { view: sampleView, anchors: [anchor], isFirst: false, isInProse: false, query: {} };
}
