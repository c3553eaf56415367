export { cmsVariables } from './environment/cms-variables.ts';
export { composeVariables } from './environment/compose-variables.ts';
export {
  minSecretLength,
  partsOf,
  port,
  secretField,
  sharedFields,
  webAddress,
  webAddresses,
  wholeNumber,
  yesOrNo,
} from './environment/fields.ts';
export { type Fault, type Reader, readVariables, type Values } from './environment/read-variables.ts';
export { type Variable, type VariableGroup, type VariableTable, variableGroups } from './environment/variable.ts';
export { webVariables } from './environment/web-variables.ts';
