/** What other features and blocks may use of the lists of lenders. */
export { tabIds } from '@/features/lenders/anchors';
export { registerText } from '@/features/lenders/default-register';
export { LenderRows } from '@/features/lenders/lender-rows';
export { LenderTabs } from '@/features/lenders/lender-tabs';
export { type GuideContent, loadGuide } from '@/features/lenders/load-guide';
export { type LenderRowFacts, loadLenders } from '@/features/lenders/load-lenders';
