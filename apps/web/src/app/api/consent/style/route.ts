import { answerConsentStyle } from '@/shell/consent/answer-consent-style';

/** The style sheet that hides the question about tracking from a visitor without scripts who has chosen. */
export const GET = answerConsentStyle;
