const UNKNOWN_AUTHORITY =
  'has a certificate of an authority that Node does not know. Name the file of its certificates in CERTIFICATE_AUTHORITY_FILE for docker compose, or in NODE_EXTRA_CA_CERTS';

/** Errors that waiting does not resolve, by the error code of PostgreSQL or of Node's TLS. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password. Check DATABASE_USERNAME and DATABASE_PASSWORD',
  '28000': 'refuses the user. Check DATABASE_USERNAME and DATABASE_SSL, and its pg_hba.conf',
  '3D000': 'has no such database. Create it, or check DATABASE_NAME',
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: 'has a certificate that has expired. Renew it there',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for other names. Check DATABASE_HOST',
};

/**
 * Says what to check if the database answers and refuses the connection.
 * @returns the rest of a sentence about the database; undefined if the next attempt may succeed
 */
export function databaseRefusal(error: unknown): string | undefined {
  const { code = '' } = (error ?? {}) as { code?: string };
  return REFUSALS[code];
}
