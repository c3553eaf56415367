import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { beforeStop } from './before-stop';

test('beforeStop: completes its work before Strapi begins to stop', async () => {
  const steps: string[] = [];
  const strapi = { destroy: async () => void steps.push('Strapi stops') } as unknown as Core.Strapi;
  beforeStop(strapi, async () => {
    await Promise.resolve();
    steps.push('work is done');
  });
  await strapi.destroy();
  expect(steps).toEqual(['work is done', 'Strapi stops']);
});
