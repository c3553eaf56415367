/** The version of the message. A lender may rely on the fields of a version: only a new version removes or renames one. */
export const PAYLOAD_VERSION = 1;
