/** Where the admin asks whether its accounts have a second factor. */
export const SECOND_FACTOR_PATH = '/second-factor';

export interface SecondFactorAnswer {
  /** Whether the person is to be warned: a super administrator whose panel nothing but a password guards. */
  isMissing: boolean;
}
