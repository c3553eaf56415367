import { sampleView } from '@/shell/sample-view';

/** The properties of a block for its examples. The caller passes the anchors, because a page has each once. */
export function sampleProps(anchor: string) {
  return { view: sampleView, anchors: [anchor], isFirst: false, isInProse: false, query: {} };
}
