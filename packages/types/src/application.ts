export * from './application/answers.ts';
export * from './application/attribution.ts';
export * from './application/click.ts';
export * from './application/postback.ts';
export * from './application/progress.ts';
export * from './application/submission.ts';
