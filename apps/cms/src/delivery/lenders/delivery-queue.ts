/** Starts the sending after a transaction has queued something. */
export interface DeliveryQueue {
  /** Never throws. */
  wake(): void;
}
