/** What blocks and other features may use of the application's progress. */
export { DoneList } from '@/features/process/done-list';
export { matchCount, type NextStep, nextStep } from '@/features/process/next-step';
export { ProcessAway } from '@/features/process/process-away';
export { ProcessPage } from '@/features/process/process-page';
export { type ProcessState, processState } from '@/features/process/process-state';
export { readWithdrawNotice } from '@/features/process/withdraw-answer';
