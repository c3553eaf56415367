import { Fragment, isValidElement, type ReactNode } from 'react';

type Props = Readonly<Partial<Record<string, unknown>>>;

/**
 * The HTML of server components, as React writes it (`renderToStaticMarkup`, which no server component may call). For a long list
 * whose parts never change in the browser: React then renders one text, and not a thousand elements twice.
 * @throws {Error} for a part that is not plain HTML: a client component, an asynchronous one, an unknown attribute
 */
export function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (!isValidElement<Props>(node)) throw new Error('Only elements and texts can be written as HTML');
  const { type, props } = node;
  if (typeof type === 'string') return elementOf(type, props);
  if (type === Fragment) return markupOf(props.children as ReactNode);
  if (typeof type === 'function') return markupOf((type as (props: Props) => ReactNode)(props));
  throw new Error('Only server components can be written as HTML');
}

const withoutEnd: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);

function elementOf(tag: string, { children, ...attributes }: Props): string {
  if (tag === 'select') return selectOf(attributes, children as ReactNode);
  const written = attributesOf(tag === 'input' ? inOrder(Object.entries(attributes)) : Object.entries(attributes));
  if (withoutEnd.has(tag)) return `<${tag}${written}/>`;
  return `<${tag}${written}>${markupOf(children as ReactNode)}</${tag}>`;
}

/** HTML marks the chosen option, where React names its value at the list. */
function selectOf({ defaultValue, ...attributes }: Props, children: ReactNode): string {
  const chosen = `<option value="${escaped(String(defaultValue))}"`;
  const options = markupOf(children).replace(chosen, () => `${chosen} selected=""`);
  return `<select${attributesOf(Object.entries(attributes))}>${options}</select>`;
}

const attributesOf = (entries: readonly (readonly [name: string, value: unknown])[]) =>
  entries.map(([name, value]) => attributeOf(name, value)).join('');

/** Browsers read the value of a box last, and so React writes it last. */
const last = ['defaultChecked', 'checked', 'defaultValue', 'value'];

function inOrder<Entry extends readonly [name: string, value: unknown]>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(([one], [other]) => last.indexOf(one) - last.indexOf(other));
}

/** Names of React that differ from those of HTML. */
const renamed: Readonly<Partial<Record<string, string>>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  defaultChecked: 'checked',
  defaultValue: 'value',
};

/** A name with a capital has a meaning of its own in React, so it needs an entry above. SVG writes one so. */
const plainName = /^([a-z][a-z-]*|viewBox|dateTime|[a-z]+[12])$/;

const knownNames = new Map<string, string>();

function writtenName(name: string): string {
  const known = knownNames.get(name);
  if (known) return known;
  const written = renamed[name] ?? name;
  if (!plainName.test(written)) throw new Error(`The attribute ${name} cannot be written as HTML`);
  knownNames.set(name, written);
  return written;
}

function attributeOf(name: string, value: unknown): string {
  // Only React reads the second one.
  if (value === undefined || value === null || name === 'suppressHydrationWarning') return '';
  const written = writtenName(name);
  if (name === 'style') return ` style="${escaped(styleOf(value as Props))}"`;
  if (typeof value === 'boolean' && !/^(aria|data)-/.test(name)) return value ? ` ${written}=""` : '';
  if (typeof value === 'object' || typeof value === 'function') throw new Error(`The attribute ${name} has no text`);
  return ` ${written}="${escaped(String(value))}"`;
}

/** Custom properties only, as everywhere in this library (`custom-properties.ts`). */
function styleOf(style: Props): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => {
      if (!name.startsWith('--')) throw new Error(`The style ${name} cannot be written as HTML`);
      return `${name}:${String(value).trim()}`;
    })
    .join(';');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const special = /[&<>"']/;

const escaped = (text: string) =>
  special.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? '') : text;
