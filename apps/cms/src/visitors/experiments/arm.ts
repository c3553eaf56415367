/** One arm: how many visitors have seen it, and how many of them applied. */
export interface Arm {
  readonly seen: number;
  readonly applied: number;
}

/** Applications per visitor: 0 … 1. Null without a visitor. */
export const rateOf = ({ seen, applied }: Arm): number | null => (seen > 0 ? applied / seen : null);
