/** What an applicant lives on. */
export const employmentKinds = ['employee', 'self_employed', 'pensioner', 'unemployed', 'student'] as const;

export type EmploymentKind = (typeof employmentKinds)[number];

/** What the loan is for. */
export const loanPurposes = ['bills', 'car', 'home', 'health', 'studies', 'other_debts', 'purchase', 'other'] as const;

export type LoanPurpose = (typeof loanPurposes)[number];
