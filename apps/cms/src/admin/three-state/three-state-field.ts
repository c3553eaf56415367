import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { THREE_STATE } from '../../content/labels/three-state';

/** Strapi’s types name no property that it gives to the input. */
const loadInput = async () => (await import('./three-state-input')) as unknown as { default: ComponentType };

/** Gives facts that may be unknown their input. To be called in `register()`. */
export function addThreeStateField(app: StrapiApp): void {
  app.customFields.register({
    name: THREE_STATE,
    type: 'boolean',
    intlLabel: { id: 'prestafaro.three-state.label', defaultMessage: 'Sí, no o no consta' },
    intlDescription: { id: 'prestafaro.three-state.description', defaultMessage: 'Un dato que puede no conocerse' },
    components: { Input: loadInput },
  });
}
