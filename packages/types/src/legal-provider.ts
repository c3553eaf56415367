/** What the law asks the provider of a site to state on every page (R7), in the order of the footer. Fields of the settings. */
export const legalProviderFields = [
  'companyName',
  'taxId',
  'address',
  'registry',
  'intermediaryNumber',
  'email',
  'complaintsChannel',
] as const;

/** A field of the settings about the provider: one of {@link legalProviderFields}. */
export type LegalProviderField = (typeof legalProviderFields)[number];

/** The provider of a site, as far as an editor has filled it in. */
export type LegalProvider = Readonly<Partial<Record<LegalProviderField, string | null>>>;

/** A mail address of a domain that nobody can own (RFC 2606): it reaches nobody. */
const reservedAddress = /[@.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** The fields without a text or with an address that reaches nobody, all of them without a provider. A public site stays out of search engines until no field is missing. */
export function missingLegalFields(provider: LegalProvider | null | undefined): LegalProviderField[] {
  return legalProviderFields.filter((field) => {
    const text = provider?.[field]?.trim() ?? '';
    return text === '' || reservedAddress.test(text);
  });
}
