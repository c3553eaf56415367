/** What an applicant lives on. */
export const employmentKinds = ['employee', 'self_employed', 'pensioner', 'unemployed', 'student'] as const;

/** The answer to the question about employment: one of {@link employmentKinds}. */
export type EmploymentKind = (typeof employmentKinds)[number];

/** What the loan is for. */
export const loanPurposes = ['bills', 'car', 'home', 'health', 'studies', 'other_debts', 'purchase', 'other'] as const;

/** The answer to the question about the purpose: one of {@link loanPurposes}. */
export type LoanPurpose = (typeof loanPurposes)[number];
