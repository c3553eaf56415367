/** The CMS did not answer in time. Cached answers stay in use. No caller may turn this into a 404. */
export class CmsUnavailable extends Error {
  override readonly name = 'CmsUnavailable';
}

/**
 * The CMS answered with an error: it refused the token, or its schema does not know the query. This is a defect of
 * ours.
 */
export class CmsError extends Error {
  override readonly name = 'CmsError';
}
