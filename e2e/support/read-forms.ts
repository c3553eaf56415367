import { type HTMLElement, parse } from 'node-html-parser';
import type { Fields } from './native-form.ts';

/** A form as the HTML of the server has it: what a browser without JavaScript can send. */
export interface ReadForm {
  /** Its accessible name or identifier, for messages. */
  name: string;
  /** Public path to which it is sent. */
  path: string;
  isPost: boolean;
  isMultipart: boolean;
  /** Hidden fields with their values. */
  hidden: Fields;
  /** Names of the fields that a visitor fills in, each once. */
  typed: string[];
}

/** Every form of a page, in the order of the page. */
export function readForms(html: string, pagePath: string): ReadForm[] {
  return parse(html)
    .querySelectorAll('form')
    .map((form) => readForm(form, pagePath));
}

function readForm(form: HTMLElement, pagePath: string): ReadForm {
  const named = form.querySelectorAll('input[name], select[name], textarea[name]');
  const isHidden = (field: HTMLElement) => field.getAttribute('type') === 'hidden';
  const nameOf = (field: HTMLElement) => field.getAttribute('name') ?? '';
  const attribute = (name: string) => form.getAttribute(name) ?? '';
  return {
    name: attribute('aria-label') || attribute('id') || attribute('data-form') || nameOf(named[0] ?? form),
    path: new URL(attribute('action') || pagePath, 'http://site').pathname,
    isPost: attribute('method').toLowerCase() === 'post',
    isMultipart: attribute('enctype').toLowerCase() === 'multipart/form-data',
    hidden: named.filter(isHidden).map((field) => [nameOf(field), field.getAttribute('value') ?? '']),
    typed: [...new Set(named.filter((field) => !isHidden(field)).map(nameOf))],
  };
}
