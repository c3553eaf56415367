/** The address of the admin API that sends a test message to a lender. */
export const DELIVERY_TEST_PATH = '/delivery-test';

/** What a lender's server answered to a test message. */
export interface DeliveryTestResult {
  /** Null if no answer came. */
  readonly httpStatus: number | null;
  readonly durationMs: number;
  /** Null if the lender took it. */
  readonly error: string | null;
}
