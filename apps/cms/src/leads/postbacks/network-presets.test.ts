import { postbackMeanings } from '@prestafaro/types/application';
import { expect, test } from 'vitest';
import network from '../../components/settings/network.json';
import networkStatus from '../../components/settings/network-status.json';
import { macrosOf, networkPresets } from './network-presets';

test('the form of a network offers every preset, and every meaning of a word', () => {
  expect(network.attributes.preset.enum).toEqual(Object.keys(networkPresets));
  expect(new Set(networkStatus.attributes.ours.enum)).toEqual(new Set(postbackMeanings));
});

test('macrosOf: has the macros of the preset under the names of the editor, and a gap for a network without one', () => {
  expect(macrosOf({ preset: 'keitaro', clickField: 'cid' })).toBe(
    'cid={external_id}&status={status}&tid={tid}&revenue={revenue}',
  );
  expect(macrosOf({ amountField: 'sum' })).toBe('click_id=…&status=…&event_id=…&sum=…&currency=…');
});
