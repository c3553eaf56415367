/** Where the admin asks which sites lack legal details of their provider. */
export const LEGAL_DETAILS_PATH = '/legal-details';

export interface LegalDetailsAnswer {
  /** The incomplete sites whose settings the person may change, with the labels of the missing fields. */
  sites: { locale: string; name: string; missing: string[] }[];
}
