import { errors } from '@strapi/utils';
import { expect, test } from 'vitest';
import { refuseBody } from './refuse-body';

test.each([
  [{ status: 400 }, errors.ValidationError],
  [{ httpCode: 400 }, errors.ValidationError],
  [{ code: 1002, httpCode: 500 }, errors.ValidationError],
  [{ status: 415 }, errors.ValidationError],
  [{ status: 413 }, errors.PayloadTooLargeError],
  [{ httpCode: 413 }, errors.PayloadTooLargeError],
])('refuseBody: %o is an answer for the sender', (fields, expected) => {
  expect(() => refuseBody(Object.assign(new Error('Unexpected token'), fields))).toThrow(expected);
});

test.each([{}, { httpCode: 500 }, { status: 500 }])('refuseBody: throws %o as it is', (fields) => {
  const error = Object.assign(new Error('disk'), fields);
  expect(() => refuseBody(error)).toThrow(error);
});
