/** The CMS did not answer, or not in time. What is cached stays in use; nobody may turn this into a 404. */
export class CmsUnavailable extends Error {
  override readonly name = 'CmsUnavailable';
}

/** The CMS answered with an error: a refused token, or a question that its schema does not know. A defect of ours. */
export class CmsError extends Error {
  override readonly name = 'CmsError';
}
