export * from './builds.ts';
export * from './health.ts';
export * from './locale.ts';
export * from './offer-feed.ts';
export * from './publish-event.ts';
export * from './tracked-event.ts';
export * from './uuid.ts';
export * from './visitor-forms.ts';
