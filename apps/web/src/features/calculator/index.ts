/** The calculator, for the block that places it on a page. */
export { Calculator, type CalculatorProps } from '@/features/calculator/calculator';
