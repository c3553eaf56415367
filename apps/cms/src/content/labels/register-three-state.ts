import type { Core } from '@strapi/strapi';
import { THREE_STATE } from './three-state';

/** Registers the custom field of facts that may be unknown. To be called in `register()`. */
export function registerThreeState(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: THREE_STATE, type: 'boolean', inputSize: { default: 4, isResizable: true } });
}
