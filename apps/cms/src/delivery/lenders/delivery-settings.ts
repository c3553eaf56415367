/** What the environment says about deliveries. */
export interface DeliverySettings {
  /** By the key that an editor gave to the delivery of a lender. */
  readonly secrets: ReadonlyMap<string, string>;
  /** `DELIVERY_TO_PRIVATE_ADDRESSES`: http and the addresses of this machine are allowed too. */
  readonly isPrivateAllowed: boolean;
}
