export * from './visitor-forms/answers.ts';
export * from './visitor-forms/comment.ts';
export * from './visitor-forms/field-errors.ts';
export * from './visitor-forms/limits.ts';
export * from './visitor-forms/rating.ts';
export * from './visitor-forms/report.ts';
export * from './visitor-forms/tracking-consent.ts';
export * from './visitor-forms/unsubscribe.ts';
