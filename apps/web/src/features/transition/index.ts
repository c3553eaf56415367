/** Leaving for a lender: the page before the exit. The exit itself is `answer-exit.ts`, for its route handler alone. */
export { TransitionGone } from '@/features/transition/transition-gone';
export { TransitionPage } from '@/features/transition/transition-page';
export { transitionFields } from '@/features/transition/transition-path';
